import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { chromiumArguments, findChromium } from '../../local/src/testing/find-chromium.ts'
import { kindsOfPage } from '../page/kinds.ts'
import { quantile } from '../quantile.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const rounds = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const minPerformance = 98

/** Lighthouse on a phone, for each kind of page, in rounds: whatever else the machine does falls on each alike. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const port = Number(new URL(stack.url).port) + 9
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  })
  const results = new Map<string, Result[]>()
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { kind, path } of kindsOfPage.filter(({ kind }) => kind !== 'not found')) {
        const result = await audit(`${stack.url}${path}`, port)
        results.set(kind, [...(results.get(kind) ?? []), result])
      }
    }
    return tableOf(results)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

/** A busy machine may lose the beginning of a trace; then Lighthouse itself asks to be run again. */
async function audit(url: string, port: number, attempts = 3): Promise<Result> {
  const run = await lighthouse(url, { port, onlyCategories: [...categories], output: 'json', logLevel: 'error' })
  if (run && !run.lhr.runtimeError) return run.lhr
  if (attempts > 1) return audit(url, port, attempts - 1)
  throw new Error(`Lighthouse could not open ${url}: ${run?.lhr.runtimeError?.message}`)
}

function tableOf(results: ReadonlyMap<string, readonly Result[]>): Table {
  const rows = [...results].map(([kind, runs]) => {
    const middle = (read: (run: Result) => number) => quantile(runs.map(read), 0.5)
    const scores = categories.map((name) =>
      Math.round(middle(({ categories }) => (categories[name]?.score ?? 0) * 100)),
    )
    const audited = (name: string) => middle(({ audits }) => audits[name]?.numericValue ?? 0)
    const lcp = audited('largest-contentful-paint')
    const times = [
      Math.round(lcp),
      audited('cumulative-layout-shift').toFixed(3),
      Math.round(audited('total-blocking-time')),
    ]
    return { kind, scores, times }
  })
  const lowest = (at: number) => Math.min(...rows.map(({ scores }) => scores[at] ?? 0))
  const [performance, ...others] = categories.map((_, at) => lowest(at))
  const goal = (what: string, score: number, aim: number) => ({
    what,
    measured: String(score),
    aim: `>= ${aim}`,
    isMet: score >= aim,
  })
  return {
    name: 'lighthouse',
    columns: ['page', ...categories, 'LCP ms', 'CLS', 'TBT ms'],
    rows: rows.map(({ kind, scores, times }) => [kind, ...scores, ...times]),
    aims: [
      goal('performance of the slowest kind of page', performance ?? 0, minPerformance),
      ...others.map((score, at) => goal(`${categories[at + 1]} of the worst kind of page`, score, 100)),
    ],
    notes: [`median of ${rounds}; Lighthouse's own phone, network and processor; the pages of the demo site, cached`],
  }
}
