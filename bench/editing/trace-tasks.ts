import type { Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the thread's own time. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Runs something with a page and says how long each task of its main thread took, in milliseconds of the thread's own time. */
export async function traceTasks(page: Page, run: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('Only a browser that was launched here can be traced')
  await browser.startTracing(page, { categories: ['-*', 'toplevel'] })
  await run()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly TraceEvent[] }
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const tasksOf = ({ pid, tid }: TraceEvent) =>
    traceEvents.filter((event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid)
  // Of the page and of what else the browser has open, the page is the one that works.
  const [tasks = []] = mains.map(tasksOf).toSorted((a, b) => b.length - a.length)
  return tasks.map(({ tdur = 0 }) => tdur / 1_000)
}
