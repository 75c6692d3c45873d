import { randomUUID } from 'node:crypto'
import { setImmediate as drain } from 'node:timers/promises'
import { cellKey, strokesOf } from '@blickfang/contract/game/game.ts'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { GamePorts } from '../game-ports.ts'
import { GameSession } from './game-session.ts'
import type { Journal, JournalWrite } from './journal.ts'
import { memoryJournal } from './memory-journal.ts'

const page = randomUUID()
let now: number
let disk: Journal
let timers: (() => void)[]
let tabs: { tell: (write: JournalWrite) => void; told: JournalWrite[] }[]

beforeEach(() => {
  now = 1_800_000_000_000
  disk = memoryJournal()
  timers = []
  tabs = []
})

function ports(journal: Journal): GamePorts {
  return {
    journal,
    server: {} as GamePorts['server'],
    openTabs: (_, onMessage) => {
      const tab = { tell: onMessage, told: [] as JournalWrite[] }
      tabs.push(tab)
      return {
        tell: (write) => {
          tab.told.push(write)
          for (const other of tabs) if (other !== tab) other.tell(write)
        },
        close: () => undefined,
      }
    },
    current: { get: () => null, set: () => undefined },
    phone: { id: 'phone'.padEnd(16, '0'), name: () => 'Mia', setName: () => undefined },
    onWake: () => () => undefined,
    now: () => now,
    elapsed: () => now,
    random: () => 0.5,
    newId: randomUUID,
    later: (run) => {
      timers.push(run)
      return () => undefined
    },
  }
}

const game = randomUUID()
const open = (journal = disk) => new GameSession(game, ports(journal), () => undefined)
const valuesOf = async () => (await disk.load(game)).entries.map(({ score }) => score).sort()

async function withPlayer(journal?: Journal) {
  const session = open(journal)
  const player = session.addPlayer('Mia') ?? ''
  await session.settled
  return { session, player, cell: cellKey(player, page) }
}

test('a score is kept before it is shown, and is there after a reload', async () => {
  const { session, player, cell } = await withPlayer()
  session.setScore(player, page, 4)
  expect(session.state.scores.has(cell)).toBe(false)
  await session.settled
  expect([session.state.scores.get(cell)?.score, session.state.waiting]).toEqual([4, 2])
  const again = open()
  await again.settled
  expect(again.state.scores.get(cell)).toMatchObject({ score: 4, isMine: true, by: 'Mia' })
})

test.each([[-1], [1000], [1.5], [Number.NaN]])('%s is no score', async (score) => {
  const { session, player } = await withPlayer()
  session.setScore(player, page, score)
  session.setScore(randomUUID(), page, 3)
  await session.settled
  expect(session.state.scores.size).toBe(0)
})

test('taps within a second are one entry; later corrections stay in the log', async () => {
  const { session, player } = await withPlayer()
  for (const score of [1, 2, 3]) {
    session.setScore(player, page, score)
    await session.settled
    now += 300
  }
  now += 2_000
  session.setScore(player, page, 5)
  await session.settled
  expect(await valuesOf()).toEqual([3, 5])
})

test('a tap on one phone contests nothing; another value from another phone does', async () => {
  const { session, player, cell } = await withPlayer()
  session.setScore(player, page, 3)
  await session.settled
  now += 5_000
  session.setScore(player, page, 4)
  await session.settled
  expect(session.state.contested.size).toBe(0)
  const [mine] = session.log.entriesOf(player, page)
  if (!mine) throw new Error('no entry')
  const clock = { ...mine.clock, time: mine.clock.time - 1, node: 'another-phone000' }
  const foreign = { ...mine, clock, score: 6, isMine: false, isWaiting: false, key: 'foreign' }
  await session.receive(() => ({ entries: [foreign] }))
  expect([...session.state.contested]).toEqual([cell])
  expect(session.state.scores.get(cell)?.score).toBe(4)
})

test('a full phone goes on in memory, says so, and keeps everything once there is room', async () => {
  let isFull = false
  const journal: Journal = {
    load: disk.load,
    write: async (id, write) => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError')
      await disk.write(id, write)
    },
  }
  const { session, player, cell } = await withPlayer(journal)
  isFull = true
  session.setScore(player, page, 3)
  await session.settled
  expect([session.state.storage, session.state.scores.get(cell)?.score]).toEqual(['full', 3])
  isFull = false
  now += 5_000
  session.setScore(player, page, 4)
  await session.settled
  expect([session.state.storage, await valuesOf()]).toEqual(['kept', [3, 4]])
})

test('a browser without storage, and one whose storage hangs, play on in memory', async () => {
  const broken = await withPlayer({
    load: () => Promise.reject(new Error('private')),
    write: () => Promise.reject(new Error('private')),
  })
  expect([broken.session.state.storage, broken.session.state.players.length]).toEqual(['unavailable', 1])
  const never = () => new Promise<never>(() => undefined)
  const session = open({ load: never, write: never })
  const player = session.addPlayer('Mia')
  for (let round = 0; round < 3; round++) {
    for (const run of timers.splice(0)) run()
    await drain()
  }
  expect(session.state).toMatchObject({ storage: 'slow', players: [{ id: player }] })
})

test('what a slow disk answers is taken when it comes, under what was done meanwhile', async () => {
  const before = await withPlayer()
  before.session.setScore(before.player, page, 3)
  await before.session.receive(() => ({
    game: { id: game, name: 'Runde', createdAt: '', pageIds: [page], clockOffset: 0, readUntil: null },
  }))
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const session = open({
    load: async (id) => {
      const kept = await disk.load(id)
      await isAnswered
      return kept
    },
    write: async (id, write) => {
      await isAnswered
      await disk.write(id, write)
    },
  })
  const outOfPatience = async () => {
    for (const run of timers.splice(0)) run()
    await drain()
  }
  await outOfPatience()
  expect(session.state).toMatchObject({ storage: 'slow', status: 'opening', players: [] })
  const added = session.addPlayer('Noa')
  await drain()
  await outOfPatience()
  expect(session.state.players.map(({ id }) => id)).toEqual([added])
  answer()
  await drain()
  expect(session.state).toMatchObject({ storage: 'kept', status: 'ready', waiting: 3 })
  expect(session.state.players.map(({ name }) => name).sort()).toEqual(['Mia', 'Noa'])
  expect(session.state.scores.get(before.cell)?.score).toBe(3)
  expect((await disk.load(game)).players.map(({ name }) => name).sort()).toEqual(['Mia', 'Noa'])
})

test('two tabs of a phone show the same, have clocks of their own, and one of them sends', async () => {
  const { session, player, cell } = await withPlayer()
  const other = open()
  await other.settled
  session.setScore(player, page, 3)
  await session.settled
  expect(other.state.scores.get(cell)).toMatchObject({ score: 3, isMine: true })
  const [entry] = other.log.waitingEntries
  if (!entry) throw new Error('no entry')
  expect([session.isFree(entry), other.isFree(entry)]).toEqual([true, false])
  other.setScore(player, page, 4)
  await other.settled
  expect(session.state.scores.get(cell)?.score).toBe(4)
  expect(session.state.contested.size).toBe(0)
  const nodes = session.log.entriesOf(player, page).map(({ clock }) => clock.node)
  expect(new Set(nodes).size).toBe(2)
  // The first tab is gone for good: the other one takes over what it has left.
  await other.adopt(() => null)
  expect(other.isFree(entry)).toBe(true)
})

test('whatever the disk does, every tap counts on from the one before, at once, and what is kept ends as the last', async () => {
  const taps = fc.array(fc.record({ cell: fc.nat(2), by: fc.constantFrom(1, -1), rest: fc.boolean() }), {
    maxLength: 30,
  })
  await fc.assert(
    fc.asyncProperty(taps, fc.array(fc.nat(3)), async (made, speeds) => {
      const held: (() => void)[] = []
      const inMemory = memoryJournal()
      const journal: Journal = {
        load: inMemory.load,
        write: async (id, write) => {
          // By turns at once, a task later, and when everything has ended.
          const speed = speeds[held.length % Math.max(1, speeds.length)] ?? 0
          if (speed > 1) await new Promise<void>((resolve) => held.push(resolve))
          else if (speed === 1) await drain()
          await inMemory.write(id, write)
        },
      }
      const session = open(journal)
      const players = ['Mia', 'Noa', 'Lea'].map((name) => session.addPlayer(name) ?? '')
      const expected = new Map<string, number>()
      for (const { cell, by, rest } of made) {
        const player = players[cell] ?? ''
        const key = cellKey(player, page)
        const next = Math.max(0, (strokesOf(session.state, key) ?? 0) + by)
        session.setScore(player, page, next)
        expected.set(key, Math.max(0, (expected.get(key) ?? 0) + by))
        expect(strokesOf(session.state, key)).toBe(expected.get(key))
        now += 300
        if (rest) await drain()
      }
      let isOver = false
      void session.settled.then(() => {
        isOver = true
      })
      while (!isOver) {
        for (const release of held.splice(0)) release()
        for (const run of timers.splice(0)) run()
        await drain()
      }
      expect(session.state.tapped.size).toBe(0)
      expect([...session.state.scores].map(([cell, { score }]) => [cell, score]).sort()).toEqual([...expected].sort())
    }),
    { numRuns: 60 },
  )
})

test('a tap on a player whom nobody knows shows nothing in the end', async () => {
  const { session } = await withPlayer()
  session.setScore(randomUUID(), page, 3)
  await session.settled
  expect(session.state.tapped.size).toBe(0)
})
