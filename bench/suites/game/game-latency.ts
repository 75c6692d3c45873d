import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Phone, type Served } from '../../game/phone.ts'
import { ms, quantile } from '../../quantile.ts'
import type { Table } from '../../table.ts'

const games = 100
const playersAGame = 8
const warmUp = 100
const writes = 1500
const writesASecond = 50
const pages = Array.from({ length: 18 }, () => randomUUID())

type Write = { at: number; cell: string; listeners: Phone[] }

/** Directly at the backend, and the way that phones go: through the site's own address (decision 10). */
export async function run(): Promise<Table> {
  const direct = await measure((served) => served.url)
  const through = await measure((served) => served.siteUrl)
  return table(direct, through)
}

/**
 * Eight phones in each of a hundred games, all with Supabase's own client. From the call on one phone to the event on
 * each of the other seven; a tenth of the phones has no signal for a third of the time, and reads again when it is back.
 */
async function measure(address: (served: Served) => string): Promise<Result> {
  const child = fork('tests/src/game/serve-games.ts', [String(games), String(playersAGame)], {
    execArgv: ['--import', 'tsx'],
  })
  const [served] = (await once(child, 'message')) as [Served]
  const journal: Write[] = []
  const waits: number[] = []
  let delivered = 0
  const arrived = new Map<Phone, number>()
  const phones = served.games.flatMap((game) =>
    game.players.map(() => {
      const phone: Phone = new Phone({ ...served, url: address(served) }, game, (clockTime) => {
        const write = journal[clockTime]
        if (!write?.listeners.includes(phone)) return
        delivered++
        arrived.set(phone, (arrived.get(phone) ?? 0) + 1)
        if (clockTime >= warmUp) waits.push(performance.now() - write.at)
      })
      return phone
    }),
  )
  try {
    for (let index = 0; index < phones.length; index += 20) {
      await Promise.all(phones.slice(index, index + 20).map((phone) => phone.connect()))
    }
    const roundTrips = await play(phones, journal)
    await settle(() => delivered)
    const expected = journal.reduce((sum, { listeners }) => sum + listeners.length, 0)
    await Promise.all(phones.filter(({ isOnline }) => !isOnline).map((phone) => phone.connect()))
    const missing = journal.flatMap(({ listeners, cell }, clockTime) =>
      listeners.filter(({ scores }) => (scores.get(cell) ?? -1) < clockTime),
    ).length
    const lost = new Set(phones.filter(losesSignal))
    const steady = (each: Phone) => !lost.has(each)
    const dueToSteady = journal.reduce((sum, { listeners }) => sum + listeners.filter(steady).length, 0)
    const toSteady = [...arrived].reduce((sum, [phone, count]) => sum + (steady(phone) ? count : 0), 0)
    return { roundTrips, waits, expected, delivered, missing, dueToSteady, toSteady }
  } finally {
    await Promise.all(phones.map((phone) => phone.disconnect()))
    await end(child)
  }
}

async function play(phones: Phone[], journal: Write[]): Promise<number[]> {
  const begin = performance.now()
  const sent: Promise<number>[] = []
  const lost = phones.filter(losesSignal)
  const moves: Promise<unknown>[] = []
  for (let index = 0; index < warmUp + writes; index++) {
    // An open loop: a slow answer does not make the next write wait.
    await sleep(Math.max(0, begin + (index * 1000) / writesASecond - performance.now()))
    if (index === warmUp + writes / 3) moves.push(...lost.map((phone) => phone.disconnect()))
    if (index === warmUp + (2 * writes) / 3) moves.push(...lost.map((phone) => phone.connect()))
    const online = phones.filter((phone) => phone.isOnline)
    const writer = online[Math.floor(Math.random() * online.length)]
    if (!writer) throw new Error('No phone is online.')
    sent.push(write(writer, phones, journal))
  }
  await Promise.all(moves)
  return (await Promise.all(sent)).slice(warmUp)
}

function losesSignal(_: Phone, index: number): boolean {
  return index % 10 === 0
}

async function write(writer: Phone, phones: Phone[], journal: Write[]): Promise<number> {
  const at = performance.now()
  const [playerId, pageId] = [pick(writer.game.players), pick(pages)]
  const listeners = phones.filter((phone) => phone.game === writer.game && phone !== writer)
  const clockTime = journal.push({ at, cell: `${playerId} ${pageId}`, listeners }) - 1
  await writer.enter({ playerId, pageId, score: clockTime % 10, clockTime })
  return performance.now() - at
}

function pick(from: string[]): string {
  return from[Math.floor(Math.random() * from.length)] ?? ''
}

/** Waits until nothing has come for two seconds. */
async function settle(count: () => number): Promise<void> {
  for (let before = -1; before !== count(); ) {
    before = count()
    await sleep(2000)
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

type Result = {
  roundTrips: number[]
  waits: number[]
  expected: number
  delivered: number
  missing: number
  dueToSteady: number
  toSteady: number
}

function table(direct: Result, through: Result): Table {
  const row = (name: string, samples: number[]) => [
    name,
    samples.length,
    ...[0.5, 0.95, 0.99].map((share) => ms(quantile(samples, share))),
  ]
  const { waits, expected, delivered, missing, dueToSteady, toSteady } = through
  const [p50, p95] = [quantile(waits, 0.5), quantile(waits, 0.95)]
  const share = `${((100 * (expected - missing)) / expected).toFixed(2)} %`
  return {
    name: 'game-latency',
    columns: ['from the call', 'n', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [
      row('to its own answer, directly', direct.roundTrips),
      row('to its own answer, through the site', through.roundTrips),
      row('to the event on another phone, directly', direct.waits),
      row('to the event on another phone, through the site', waits),
    ],
    aims: [
      { what: 'p50, through the site', measured: `${ms(p50)} ms`, aim: '≤ 15 ms', isMet: p50 <= 15 },
      { what: 'p95, through the site', measured: `${ms(p95)} ms`, aim: '≤ 60 ms', isMet: p95 <= 60 },
      { what: 'delivered or repaired by the reload', measured: share, aim: '100 %', isMet: missing === 0 },
    ],
    notes: [
      `${games} games × ${playersAGame} phones, ${writesASecond} writes a second, a tenth of the phones offline for a third of the time`,
      `${expected} events were due: ${delivered} arrived as events, ${expected - delivered - missing} by the reload, ${missing} are missing`,
      `phones that never lost signal: ${toSteady} of ${dueToSteady} as events`,
    ],
  }
}
