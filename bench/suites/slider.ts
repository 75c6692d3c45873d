import type { Browser, Page } from '@playwright/test'
import { launch } from '../editing/browser.ts'
import { countFrames, type Frames } from '../slider/count-frames.ts'
import { openFloor } from '../slider/floor-page.ts'
import { makeSliderPage } from '../slider/slider-page.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const cards = 20
const slowdown = 4
const aim = 0.02

/** Frames that fall out while a full-screen slider of twenty cards is dragged from the first to the last, on a slow processor. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const browser = await launch()
  const { databaseUrl } = stack
  const open = (hasPictures: boolean) => async (page: Page) => {
    const slug = await makeSliderPage({ databaseUrl, cards, hasPictures })
    await openSlider(page, `${stack.url}/de/${slug}`)
  }
  try {
    const floor = await measure(browser, { open: (page) => openFloor(page, cards) })
    const words = await measure(browser, { open: open(false), check })
    const pictures = await measure(browser, { open: open(true), check })
    return tableOf({ floor, words, pictures })
  } finally {
    await browser.close()
    await stack.stop()
  }
}

interface Measured {
  readonly open: (page: Page) => Promise<void>
  /** Throws if the drag did not do what it should. */
  readonly check?: (page: Page) => Promise<void>
}

async function measure(browser: Browser, { open, check }: Measured): Promise<Frames> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await open(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(2_000)
  const frames = await countFrames(browser, page, () => dragThrough(page))
  await check?.(page)
  await page.close()
  return frames
}

async function openSlider(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const view = document.querySelector('[data-lock]')
    if (view) scrollBy({ top: view.getBoundingClientRect().top, behavior: 'instant' })
  })
}

async function check(page: Page): Promise<void> {
  const reached = await page.getByRole('status').textContent()
  if (reached !== `Karte ${cards} von ${cards}`) throw new Error(`The drag ended at «${reached}»`)
}

/** Pulls each card upwards once, in forty steps, as a thumb moves; then the card settles. */
async function dragThrough(page: Page): Promise<void> {
  for (let card = 1; card < cards; card++) {
    await page.mouse.move(195, 620)
    await page.mouse.down()
    await page.mouse.move(195, 260, { steps: 40 })
    await page.mouse.up()
    await page.waitForTimeout(550)
  }
}

function tableOf({ floor, words, pictures }: Readonly<Record<'floor' | 'words' | 'pictures', Frames>>): Table {
  const share = ({ drawn, dropped }: Frames) => dropped / Math.max(1, drawn + dropped)
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  const row = (what: string, frames: Frames) => [
    what,
    frames.drawn,
    frames.dropped,
    percent(share(frames)),
    `${frames.unseen} of ${frames.due} (${percent(frames.unseen / Math.max(1, frames.due))})`,
  ]
  const goal = (what: string, frames: Frames) => ({
    what: `dropped while dragging, ${what}`,
    measured: percent(share(frames)),
    aim: `≤ ${percent(aim)}`,
    isMet: share(frames) <= aim,
  })
  return {
    name: 'slider',
    columns: [
      `dragging ${cards} cards, ${slowdown} × CPU throttle`,
      'frames drawn',
      'dropped',
      'share',
      'not on screen',
    ],
    rows: [
      row('bare page, cards of one colour (floor)', floor),
      row('slider, words', words),
      row('slider, words on pictures', pictures),
    ],
    aims: [goal('words', words), goal('words on pictures', pictures)],
    notes: [
      'dropped: gaps in the page’s own frames; not on screen: frames that the compositor had to show and did not, drawn in software here',
    ],
  }
}
