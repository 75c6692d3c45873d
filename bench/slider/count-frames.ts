import type { Page } from '@playwright/test'

/** One frame at 60 Hz, in ms. */
const frame = 1000 / 60

export interface Frames {
  readonly shown: number
  readonly dropped: number
}

/** Runs in the page. Text and no function, because the loader of this benchmark names inner functions with a helper that the page lacks. */
const begin = `{
  const times = (window.benchFrames = [])
  const next = (time) => {
    times.push(time)
    if (window.benchFrames === times) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}`

/** Counts what the page shows while something is done to it, and how many frames fell out in between. */
export async function countFrames(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(begin)
  await act()
  const times = await page.evaluate<number[]>('{ const seen = window.benchFrames; delete window.benchFrames; seen }')
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return {
    shown: times.length,
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0),
  }
}
