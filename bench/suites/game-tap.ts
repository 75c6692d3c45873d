import type { Page } from '@playwright/test'
import { launch } from '../editing/browser.ts'
import { openRound } from '../game/open-round.ts'
import { ms, quantile } from '../quantile.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const slowdown = 4
const taps = 60
const everyMs = 150
const aimMs = 50
/** The map is drawn by then and the sheet is up: what is measured is a tap, not the opening of the page. */
const restMs = 4_000

/** From the tap on plus to the frame that shows the new number, on a slow phone, with the score kept on the phone in between. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const browser = await launch()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const page = await openRound(context, stack.url, ['Anna', 'Ben', 'Chiara', 'Dario'])
    await page.waitForTimeout(restMs)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times = await tapPlus(page)
    const p95 = quantile(times, 0.95)
    return {
      name: 'game-tap',
      columns: ['what', 'p50 ms', 'p95 ms', 'max ms', 'taps'],
      rows: [
        [
          `tap to new number, ${slowdown} × CPU throttle`,
          ms(quantile(times, 0.5)),
          ms(p95),
          ms(quantile(times, 1)),
          times.length,
        ],
      ],
      aims: [{ what: 'tap to new number, p95', measured: `${ms(p95)} ms`, aim: `<= ${aimMs} ms`, isMet: p95 <= aimMs }],
      notes: [
        'from the event of the tap to the message after the frame; four players, the whole round in the page, at rest before',
      ],
    }
  } finally {
    await browser.close()
    await stack.stop()
  }
}

async function tapPlus(page: Page): Promise<readonly number[]> {
  const plus = page.locator('section[data-active]').getByRole('button', { name: 'Anna: ein Schlag mehr' })
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
