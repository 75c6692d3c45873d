import autocannon from 'autocannon'
import { barePort, startBare } from '../bare-page.ts'
import { limitPort, startLimit } from '../limit-page.ts'
import { pageScripts } from '../page-scripts.ts'
import { processorTime } from '../processor-time.ts'
import { quantile } from '../quantile.ts'
import { startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const connections = 10
const seconds = 3
const rounds = 3
/** Home first, which the aims are about: a board, a form, entries of a feed, a directory. */
const paths = ['/de', '/de/service/augenpruefung', '/de/kontakt', '/de/aktuell', '/de/gesundheitsoptik']

interface Place {
  readonly name: string
  readonly url: string
  /** Id of the process that answers. */
  readonly pid: number
}

interface Pace {
  /** Requests a second. */
  readonly rate: number
  /** Processor time of the server for one request, in microseconds. */
  readonly cost: number
}

/**
 * Cached pages of the site; home beside a bare static Next page of its size and beside a bare `node:http` that sends the very same
 * bytes, in turns on the same machine; and the scripts of each. Compared is the processor time of who answers: whoever asks takes
 * three times as long for a request as the quickest of them, so that the rates of all quick ones are its own.
 */
export async function run(): Promise<Table> {
  const stack = await startStack()
  const home = await read(`${stack.url}${paths[0]}`)
  const bare = await startBare(Buffer.byteLength(home.body))
  const limit = await startLimit(home)
  try {
    const places: Place[] = [
      { name: 'bare static Next page', url: `http://127.0.0.1:${barePort}/`, pid: bare.pid ?? 0 },
      { name: 'bare node:http, the bytes of /de', url: `http://127.0.0.1:${limitPort}/`, pid: limit.pid ?? 0 },
      ...paths.map((path) => ({ name: `${path}, cached`, url: `${stack.url}${path}`, pid: stack.pids.web ?? 0 })),
    ]
    const paces = await inTurns(places)
    const rows = await Promise.all(
      places.map(async ({ name, url }, index) => {
        const { body } = await read(url)
        const scripts = await pageScripts(url, body)
        const { rate, cost } = paces[index] as Pace
        return [
          ...[name, (Buffer.byteLength(body) / 1000).toFixed(0), Math.round(rate), Math.round(cost)],
          ...[scripts.count, (scripts.bytes / 1000).toFixed(1)],
        ]
      }),
    )
    const [ofBare, ofLimit, ofHome] = paces as [Pace, Pace, Pace]
    return {
      name: 'live',
      columns: ['page', 'HTML kB', 'requests/s', 'µs of processor a request', 'scripts', 'JS kB gz'],
      rows,
      aims: [
        aim('/de beside the bare Next page', ofBare.cost / ofHome.cost, 6),
        aim('/de beside the limit', ofLimit.cost / ofHome.cost, 0.9),
      ],
      notes: [
        `Node ${process.versions.node}; medians of ${rounds} rounds; autocannon, ${connections} connections, ${seconds} s a round, load generator on the same machine`,
      ],
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

async function inTurns(places: readonly Place[]): Promise<Pace[]> {
  const paces: Pace[][] = places.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, place] of places.entries()) paces[index]?.push(await paceOf(place))
  }
  return paces.map((each) => ({ rate: middle(each, 'rate'), cost: middle(each, 'cost') }))
}

function middle(paces: readonly Pace[], what: keyof Pace): number {
  return quantile(
    paces.map((pace) => pace[what]),
    0.5,
  )
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

async function paceOf({ url, pid }: Place): Promise<Pace> {
  const before = processorTime(pid)
  const { requests, non2xx } = await autocannon({
    ...{ url, connections, duration: seconds },
    headers: { 'accept-encoding': 'identity' },
  })
  if (non2xx > 0) throw new Error(`${non2xx} answers of ${url} failed.`)
  return { rate: requests.average, cost: ((processorTime(pid) - before) * 1000) / requests.total }
}
