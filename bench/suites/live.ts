import autocannon from 'autocannon'
import { barePort, startBare } from '../bare-page.ts'
import { limitPort, startLimit } from '../limit-page.ts'
import { pageScripts } from '../page-scripts.ts'
import { quantile } from '../quantile.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const connections = 10
const seconds = 3
const rounds = 3
/** Home first, which the aims are about: a board, a form, entries of a feed, a directory. */
const paths = ['/de', '/de/service/augenpruefung', '/de/kontakt', '/de/aktuell', '/de/gesundheitsoptik']

/**
 * Cached pages of the site; home beside a bare static Next page of its size and beside a bare `node:http` that sends the very same
 * bytes, in turns on the same machine; and the scripts of each.
 */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const home = await read(`${stack.url}${paths[0]}`)
  const bare = await startBare(Buffer.byteLength(home.body))
  const limit = await startLimit(home)
  try {
    const urls = {
      'bare static Next page': `http://127.0.0.1:${barePort}/`,
      'bare node:http, the bytes of /de': `http://127.0.0.1:${limitPort}/`,
      ...Object.fromEntries(paths.map((path) => [`${path}, cached`, `${stack.url}${path}`])),
    }
    const rates = await inTurns(Object.values(urls))
    const rows = await Promise.all(
      Object.entries(urls).map(async ([name, url], index) => {
        const { body } = await read(url)
        const scripts = await pageScripts(url, body)
        return [
          ...[name, (Buffer.byteLength(body) / 1000).toFixed(0), Math.round(rates[index] ?? 0)],
          ...[scripts.count, (scripts.bytes / 1000).toFixed(1)],
        ]
      }),
    )
    const [bareRate = 0, limitRate = 0, homeRate = 0] = rates
    return {
      name: 'live',
      columns: ['page', 'HTML kB', 'requests/s (median of 3)', 'scripts', 'JS kB gz'],
      rows,
      aims: [
        aim('/de beside the bare Next page', homeRate / bareRate, 6),
        aim('/de beside the limit', homeRate / limitRate, 0.9),
      ],
      notes: [`autocannon, ${connections} connections, ${seconds} s a round, load generator on the same machine`],
    }
  } finally {
    bare.kill('SIGKILL')
    limit.kill('SIGKILL')
    await stack.stop()
  }
}

function aim(what: string, ratio: number, least: number) {
  return { what, measured: ratio.toFixed(2), aim: `≥ ${least}`, isMet: ratio >= least }
}

async function inTurns(urls: readonly string[]): Promise<number[]> {
  const rates: number[][] = urls.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, url] of urls.entries()) rates[index]?.push(await rate(url))
  }
  return rates.map((each) => quantile(each, 0.5))
}

async function read(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const {
    'content-length': _,
    'transfer-encoding': __,
    connection: ___,
    ...headers
  } = Object.fromEntries(answer.headers)
  return { headers, body: await answer.text() }
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'accept-encoding': 'identity' } })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} failed.`)
  return result.requests.average
}
