import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { signedIn } from '../editing/browser.ts'
import { traceTasks } from '../editing/trace-tasks.ts'
import { countFrames } from '../slider/count-frames.ts'
import type { Stack } from '../stack.ts'
import { openFloor } from './floor-page.ts'

/** Way and speed of a hand that turns a wheel to look for a picture, in pixels and pixels a second. */
const [way, speed] = [8_000, 1_000]
/** Media of the floor: so many stand on that way, twice. */
const passed = 1_600
/** Media behind which the second measurement begins. */
export const deep = 2_000
/** Time that a frame has at 60 Hz, in ms. */
const frame = 1000 / 60
/** Frames on that way. */
const frames = (way / speed) * 60

const kinds = ['floor', 'top', 'deep'] as const
export type Kind = (typeof kinds)[number]

export interface Scrolled {
  /** Work of the page's main thread and its longest task, in ms. */
  readonly work: number
  readonly longest: number
  /** Share of the frames that were held up by a task. */
  readonly heldUp: number
  /** Share of the frames that were due and never came to the screen. */
  readonly unseen: number
}

/**
 * Work and frames while a hand scrolls through the library, from its top and from far down, and through the floor: the same pictures
 * in the same room, all of them there from the start. A round before is not counted: small pictures are made when first asked for.
 */
export async function scrollLibrary(browser: Browser, stack: Stack): Promise<Readonly<Record<Kind, Scrolled>>> {
  const measured = new Map<Kind, Scrolled>()
  for (const kind of [...kinds, ...kinds]) measured.set(kind, await measure(browser, stack, kind))
  return Object.fromEntries(measured) as Record<Kind, Scrolled>
}

async function measure(browser: Browser, stack: Stack, kind: Kind): Promise<Scrolled> {
  const page = await signedIn(browser, stack)
  try {
    const list = await (kind === 'floor' ? openFloor(page, stack, passed) : openLibrary(page, stack))
    if (kind === 'deep') await goDown(page, list)
    await page.waitForTimeout(1_500)
    const session = await page.context().newCDPSession(page)
    const tasks = await traceTasks(page, () => scroll(session, list))
    const { due, unseen } = await countFrames(browser, page, () => scroll(session, list))
    return {
      work: tasks.reduce((sum, task) => sum + task, 0),
      longest: Math.max(...tasks),
      heldUp: tasks.reduce((sum, task) => sum + Math.floor(task / frame), 0) / frames,
      unseen: unseen / Math.max(1, due),
    }
  } finally {
    await page.context().close()
  }
}

async function openLibrary(page: Page, { url }: Stack): Promise<Locator> {
  await page.goto(`${url}/de/edit?toolbar=1`)
  await page.getByRole('toolbar').getByRole('button', { name: 'Einstellungen' }).click({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Mediathek', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Mediathek' }).locator('ul:has(img)')
  await list.waitFor()
  return list
}

/** Goes to the end of the list until so many media have come. */
async function goDown(page: Page, list: Locator): Promise<void> {
  for (;;) {
    await list.evaluate((element) => element.lastElementChild?.scrollIntoView({ block: 'end' }))
    const reached = await list.evaluate(({ lastElementChild }) => Number(lastElementChild?.ariaPosInSet))
    if (reached >= deep) return
    await page.waitForTimeout(50)
  }
}

async function scroll(session: CDPSession, list: Locator): Promise<void> {
  const before = await topOf(list)
  const gesture = { x: 600, y: 600, yDistance: -way, speed, preventFling: true, gestureSourceType: 'mouse' } as const
  await session.send('Input.synthesizeScrollGesture', gesture)
  const moved = before - (await topOf(list))
  if (moved < way / 2) throw new Error(`The list moved by ${moved} of ${way} pixels only.`)
}

function topOf(list: Locator): Promise<number> {
  return list.evaluate((element) => element.getBoundingClientRect().top)
}
