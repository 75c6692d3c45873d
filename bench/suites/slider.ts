import type { Page } from '@playwright/test'
import { launch } from '../editing/browser.ts'
import { countFrames, type Frames } from '../slider/count-frames.ts'
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
  try {
    const slug = await makeSliderPage(stack.databaseUrl, cards)
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${stack.url}/de/${slug}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      const view = document.querySelector('[data-lock]')
      if (view) scrollBy({ top: view.getBoundingClientRect().top, behavior: 'instant' })
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const idle = await countFrames(page, () => page.waitForTimeout(3_000))
    const dragged = await countFrames(page, () => dragThrough(page))
    const reached = await page.getByRole('status').textContent()
    if (reached !== `Karte ${cards} von ${cards}`) throw new Error(`The drag ended at «${reached}»`)
    return tableOf(idle, dragged)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

/** One pull upwards for each card, forty steps each, as a thumb moves; then the card settles. */
async function dragThrough(page: Page): Promise<void> {
  for (let card = 1; card < cards; card++) {
    await page.mouse.move(195, 620)
    await page.mouse.down()
    await page.mouse.move(195, 260, { steps: 40 })
    await page.mouse.up()
    await page.waitForTimeout(550)
  }
}

function tableOf(idle: Frames, dragged: Frames): Table {
  const share = ({ shown, dropped }: Frames) => dropped / Math.max(1, shown + dropped)
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`
  const row = (what: string, frames: Frames) => [what, frames.shown, frames.dropped, percent(share(frames))]
  return {
    name: 'slider',
    columns: ['what', 'frames shown', 'dropped', 'share'],
    rows: [
      row('the same page at rest (floor)', idle),
      row(`dragging ${cards} cards, ${slowdown} × CPU throttle`, dragged),
    ],
    aims: [
      {
        what: 'dropped while dragging',
        measured: percent(share(dragged)),
        aim: `≤ ${percent(aim)}`,
        isMet: share(dragged) <= aim,
      },
    ],
  }
}
