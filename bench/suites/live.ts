import autocannon from 'autocannon'
import { barePort, startBare } from '../bare-page.ts'
import { pageScripts } from '../page-scripts.ts'
import { quantile } from '../quantile.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const connections = 10
const seconds = 5
const rounds = 3

/** A cached page of the site beside a bare static Next page of the same size, in turns on the same machine; and the scripts of both. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const live = `${stack.url}/de`
  const bareUrl = `http://127.0.0.1:${barePort}/`
  const html = await (await fetch(live)).text()
  const bare = await startBare(Buffer.byteLength(html))
  try {
    const bareHtml = await (await fetch(bareUrl)).text()
    const rates: Record<'bare' | 'live', number[]> = { bare: [], live: [] }
    for (let round = 0; round < rounds; round++) {
      rates.bare.push(await rate(bareUrl))
      rates.live.push(await rate(live))
    }
    const [bareRate, liveRate] = [quantile(rates.bare, 0.5), quantile(rates.live, 0.5)]
    const [bareJs, liveJs] = [await pageScripts(bareUrl, bareHtml), await pageScripts(live, html)]
    const ratio = liveRate / bareRate
    return {
      name: 'live',
      columns: ['page', 'HTML kB', 'requests/s (median of 3)', 'scripts', 'JS kB gz'],
      rows: [
        [
          'bare static Next page (floor)',
          size(bareHtml),
          Math.round(bareRate),
          bareJs.count,
          (bareJs.bytes / 1000).toFixed(1),
        ],
        ['/de, cached', size(html), Math.round(liveRate), liveJs.count, (liveJs.bytes / 1000).toFixed(1)],
      ],
      aims: [
        { what: 'requests/s over the floor', measured: ratio.toFixed(2), aim: '>= 0.7', isMet: ratio >= 0.7 },
        {
          what: 'JS over the floor',
          measured: `${((liveJs.bytes - bareJs.bytes) / 1000).toFixed(1)} kB gz`,
          aim: '<= 10 kB gz',
          isMet: liveJs.bytes - bareJs.bytes <= 10_000,
        },
      ],
      notes: [`autocannon, ${connections} connections, ${seconds} s a round, load generator on the same machine`],
    }
  } finally {
    bare.kill('SIGKILL')
    await stack.stop()
  }
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': 'identity' } })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} failed.`)
  return result.requests.average
}

function size(html: string): string {
  return (Buffer.byteLength(html) / 1000).toFixed(0)
}
