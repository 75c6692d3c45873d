import { launch } from '../editing/browser.ts'
import { kindsOfPage } from '../page/kinds.ts'
import { type PageWeight, weighFiles } from '../page/weigh-files.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const maxScripts = 12_000
const maxHomeHtml = 14_000
const ordinary: ReadonlySet<string> = new Set([
  'home',
  'list of services',
  'team',
  'contact',
  'legal text',
  'not found',
])

/** Weighs the files that a visitor's browser fetches for each kind of page of the demo, with an empty cache. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const browser = await launch()
  try {
    const weights: [kind: string, weight: PageWeight][] = []
    for (const { kind, path } of kindsOfPage) weights.push([kind, await weighFiles(browser, stack.url + path)])
    return tableOf(weights)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

function tableOf(weights: readonly [string, PageWeight][]): Table {
  const home = weights.find(([kind]) => kind === 'home')?.[1].html ?? 0
  const scripts = Math.max(...weights.flatMap(([kind, { js }]) => (ordinary.has(kind) ? [js] : [])))
  return {
    name: 'page-weight',
    columns: ['page', 'HTML kB gz', 'CSS kB gz', 'JS kB gz', 'requests'],
    rows: weights.map(([kind, { html, css, js, requests }]) => [kind, kB(html), kB(css), kB(js), requests]),
    aims: [
      {
        what: 'JS of any ordinary page',
        measured: `${kB(scripts)} kB gz`,
        aim: '<= 12 kB gz',
        isMet: scripts <= maxScripts,
      },
      { what: 'HTML of the home page', measured: `${kB(home)} kB gz`, aim: '<= 14 kB gz', isMet: home <= maxHomeHtml },
    ],
    notes: ['everything that comes without scrolling until the network is quiet, on a screen of 390 × 844'],
  }
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
