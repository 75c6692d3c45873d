import type { Browser, BrowserContext, Page } from '@playwright/test'
import { launch } from '../../editing/browser.ts'
import { openFloor } from '../../game/floor-page.ts'
import { openRound } from '../../game/open-round.ts'
import { ms, quantile } from '../../quantile.ts'
import { startStack } from '../../stack.ts'
import type { Table } from '../../table.ts'

const slowdown = 4
const rounds = 3
const taps = 60
const everyMs = 150
const aimMs = 50
/** The map is drawn by then and the sheet is up: what is measured is a tap, not the opening of the page. */
const restMs = 4_000

/** Measures the time from the tap on plus to the frame that shows the new number, on a slow phone, with the score kept on the phone in between. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const browser = await launch()
  const floor: number[] = []
  const round: number[] = []
  try {
    // In turns, so that whatever else the machine does falls on each alike.
    for (let turn = 0; turn < rounds; turn++) {
      floor.push(...(await measure(browser, (context) => openFloorIn(context))))
      round.push(
        ...(await measure(browser, (context) => openRound(context, stack.url, ['Anna', 'Ben', 'Chiara', 'Dario']))),
      )
    }
    return tableOf(floor, round)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

async function openFloorIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await openFloor(page)
  return page
}

async function measure(browser: Browser, open: (context: BrowserContext) => Promise<Page>): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    const page = await open(context)
    await page.waitForTimeout(restMs)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await tapPlus(page)
  } finally {
    await context.close()
  }
}

function tableOf(floor: readonly number[], round: readonly number[]): Table {
  const row = (what: string, times: readonly number[]) => [
    what,
    ms(quantile(times, 0.5)),
    ms(quantile(times, 0.95)),
    ms(quantile(times, 1)),
    times.length,
  ]
  const p95 = quantile(round, 0.95)
  return {
    name: 'game-tap',
    columns: [`tap to new number, ${slowdown} × CPU throttle`, 'p50 ms', 'p95 ms', 'max ms', 'taps'],
    rows: [row('bare page, the same write to IndexedDB (floor)', floor), row('play page', round)],
    aims: [{ what: 'tap to new number, p95', measured: `${ms(p95)} ms`, aim: `<= ${aimMs} ms`, isMet: p95 <= aimMs }],
    notes: [
      'from the event of the tap to the message after the frame; four players, the whole round in the page, at rest before',
      `p95 over the floor's: ${(p95 / quantile(floor, 0.95)).toFixed(2)}`,
    ],
  }
}

async function tapPlus(page: Page): Promise<readonly number[]> {
  const plus = page.locator('section[data-active]').getByRole('button', { name: 'Anna: ein Schlag mehr' }).first()
  await plus.waitFor()
  await page.evaluate(watch)
  const box = await plus.boundingBox()
  if (!box) throw new Error('There is no plus to tap.')
  for (let tap = 0; tap < taps; tap++) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(everyMs)
  }
  const times = await page.evaluate<number[]>('window.tapTimes')
  if (times.length < taps * 0.95) throw new Error(`Only ${times.length} of ${taps} taps showed.`)
  return times
}

/** Text and not functions: the loader of this benchmark names inner functions with a helper that the page does not have. */
const watch = `
window.tapTimes = []
{
  const channel = new MessageChannel()
  let from
  channel.port1.onmessage = () => {
    if (from !== undefined) window.tapTimes.push(performance.now() - from)
    from = undefined
  }
  window.addEventListener('pointerup', (event) => { from = event.timeStamp }, true)
  const output = document.querySelector('section[data-active] output')
  new MutationObserver(() => requestAnimationFrame(() => channel.port2.postMessage(null)))
    .observe(output, { childList: true, characterData: true, subtree: true })
}`
