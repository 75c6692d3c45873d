import type { Browser, Page } from '@playwright/test'

/** Length of a frame at 60 Hz, in ms. */
const frame = 1000 / 60

export interface Frames {
  /** Frames that the page drew, by its own clock. */
  readonly drawn: number
  /** Frames that are missing in between. */
  readonly dropped: number
  /** Frames that the compositor had to show while something moved, and how many of them never came to the screen. */
  readonly due: number
  readonly unseen: number
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

/** Counts the frames of a page while something is done to it, as the page sees them and as the screen does. */
export async function countFrames(browser: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] })
  await page.evaluate(begin)
  await act()
  const times = await page.evaluate<number[]>('{ const seen = window.benchFrames; delete window.benchFrames; seen }')
  const trace = await browser.stopTracing()
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return {
    drawn: times.length,
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0),
    ...onScreen(JSON.parse(trace.toString('utf8')) as Trace),
  }
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string
    readonly ph: string
    readonly args: {
      readonly frame_reporter?: {
        readonly frame_source: number
        readonly frame_sequence: number
        readonly state: string
        readonly affects_smoothness: boolean
      }
    }
  }[]
}

/**
 * Counts the frames that had to be shown and were not. A frame may be reported twice, for the part that the compositor drew in time
 * and for the page's own part that came later: a frame was seen if either part was.
 */
function onScreen({ traceEvents }: Trace): Pick<Frames, 'due' | 'unseen'> {
  const frames = new Map<string, boolean>()
  for (const { name, ph, args } of traceEvents) {
    const report = args.frame_reporter
    if (name !== 'PipelineReporter' || ph !== 'b' || !report || report.state === 'STATE_NO_UPDATE_DESIRED') continue
    const isShown = report.state.startsWith('STATE_PRESENTED')
    if (!isShown && !report.affects_smoothness) continue
    const key = `${report.frame_source} ${report.frame_sequence}`
    frames.set(key, isShown || (frames.get(key) ?? false))
  }
  return { due: frames.size, unseen: [...frames.values()].filter((isShown) => !isShown).length }
}
