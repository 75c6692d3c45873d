import { randomUUID } from 'node:crypto'
import { setImmediate as drain } from 'node:timers/promises'
import { cellKey, type Entry } from '@blickfang/contract/game/game.ts'
import { expect } from 'vitest'
import { entryKey } from '../store/journal.ts'
import { StandInServer } from './stand-in-server.ts'
import { type Fault, TestPhone, TestTime } from './test-phone.ts'

export type Step =
  | { do: 'tap'; who: number; player: number; page: number; score: number }
  | { do: 'taps'; who: number; player: number; page: number; score: number; times: number; ms: number }
  | { do: 'add'; who: number; name: string }
  | { do: 'rename'; who: number; player: number; name: string }
  | { do: 'remove' | 'restore'; who: number; player: number }
  | { do: 'offline' | 'online' | 'reload' | 'kill' | 'wake' | 'late' | 'hangDisk' | 'slowDisk'; who: number }
  | { do: 'killWhile'; who: number; player: number; page: number; score: number }
  | { do: 'skew'; who: number; ms: number }
  | { do: 'pass'; ms: number }
  | { do: 'fault'; who: number; faults: Fault[] }

const pages = Array.from({ length: 3 }, () => randomUUID())
/** Ms above what the server's clock says that a phone sends, and that the database takes; clocks count on from there. */
const sent = 60_000 + 1_000
const taken = 5 * 60_000 + 1_000

interface Setting {
  readonly phones: number
  /** Whether what runs once a minute runs. */
  readonly hasMinutes: boolean
  /** Difference between the database's clock and the one that tells phones the time, in ms. */
  readonly databaseSkew: number
}
/** A tap that follows on the same number within this time overtakes the one before. */
const tapWindow = 1_000

/** A round of several phones under a schedule of everything that can go wrong, and what must hold whatever happens. */
export class Round {
  readonly #time = new TestTime()
  readonly #server: StandInServer
  readonly #phones: TestPhone[]
  /** Every entry that a phone has shown as its own: from then on it counts as entered. */
  readonly #shown = new Map<string, Entry>()
  readonly #taps = new Map<string, number>()
  /** Taps on each number of each phone, in order, and when. */
  readonly #tapped = new Map<string, { readonly score: number; readonly at: number }[]>()
  /** Phones that have said that what they hold may be lost, or come twice. */
  readonly #warned = new Set<string>()

  readonly #slack: number

  constructor({ phones, hasMinutes, databaseSkew }: Setting) {
    this.#time.hasMinutes = hasMinutes
    this.#slack = databaseSkew < 0 ? taken : sent
    const game = { id: randomUUID(), name: 'Runde', pageIds: pages, createdAt: new Date(this.#time.now).toISOString() }
    this.#server = new StandInServer(game, () => this.#time.now + databaseSkew)
    for (const name of ['Mia', 'Noa']) {
      this.#server.addPlayer({ id: randomUUID(), name, createdAt: game.createdAt, removedAt: null })
    }
    this.#phones = Array.from(
      { length: phones },
      (_, index) => new TestPhone(`phone${index}`, this.#server, this.#time),
    )
  }

  async play(steps: readonly Step[]): Promise<void> {
    for (const phone of this.#phones) {
      await phone.open(this.#server.game.id)
      this.#watch(phone)
    }
    await drain()
    for (const step of steps) {
      await this.#act(step)
      await drain()
    }
  }

  /** The network is well again, and everybody has time. */
  async rest(): Promise<void> {
    for (let round = 0; round < 12; round++) {
      for (const phone of this.#phones) {
        phone.faults.length = 0
        phone.setOnline(true)
        phone.deliverLate()
      }
      await drain()
      this.#time.pass(20_000)
      await drain()
    }
  }

  check(): void {
    const counts = [...this.#server.scores()].map(([cell, { score, clockNode }]) => [cell, score, clockNode]).sort()
    const players = [...this.#server.players.values()]
      .map(({ id, name, removedAt }) => ({ id, name, removedAt }))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
    for (const { name, game } of this.#phones) {
      const { scores, waiting, status, connection, ...state } = game.getState()
      expect({ waiting, status, connection }, name).toEqual({ waiting: 0, status: 'ready', connection: 'online' })
      const shown = [...scores].map(([cell, { score, clock }]) => [cell, score, clock.node]).sort()
      expect(shown, `the scores on ${name}`).toEqual(counts)
      const known = state.players.map(({ id, name: called, removedAt }) => ({ id, name: called, removedAt }))
      expect(
        known.sort((a, b) => (a.id < b.id ? -1 : 1)),
        `the players on ${name}`,
      ).toEqual(players)
    }
    for (const entry of this.#shown.values()) expect(this.#isLogged(entry), describe(entry)).toBe(true)
    this.#checkLog()
  }

  /** Checks that nothing is there twice or invented, and that no clock that is wrong wins for ever. */
  #checkLog(): void {
    const logged = new Map<string, number>()
    for (const { playerId, pageId, score, clock, receivedAt } of this.#server.log.values()) {
      const tap = tapOf(clock.node, cellKey(playerId, pageId), score)
      logged.set(tap, (logged.get(tap) ?? 0) + 1)
      expect(clock.time, 'an entry from the future').toBeLessThanOrEqual(receivedAt + this.#slack)
    }
    for (const [tap, times] of logged) {
      if (this.#warned.has(tap.slice(0, 6))) expect(this.#taps.has(tap), tap).toBe(true)
      else expect(times, tap).toBeLessThanOrEqual(this.#taps.get(tap) ?? 0)
    }
  }

  /** Whether an entry is in the server's log: itself, or under a clock of now if its clock was far ahead, or overtaken by a tap. */
  #isLogged(entry: Entry): boolean {
    const log = [...this.#server.log.values()].filter(
      (other) =>
        other.clock.node === entry.clock.node && other.playerId === entry.playerId && other.pageId === entry.pageId,
    )
    const isMoved = (other: Entry) => other.score === entry.score && entry.clock.time - other.clock.time > 30_000
    if (log.some((other) => entryKey(other) === entryKey(entry) || isMoved(other))) return true
    const tapped = this.#tapped.get(numberOf(entry.clock.node, cellKey(entry.playerId, entry.pageId))) ?? []
    return tapped.some(({ score }, first) => {
      if (score !== entry.score) return false
      for (let index = first + 1; index < tapped.length; index++) {
        const [before, now] = [tapped[index - 1], tapped[index]]
        if (!before || !now || now.at - before.at >= tapWindow) return false
        if (log.some((other) => other.score === now.score)) return true
      }
      return false
    })
  }

  #watch({ game, name }: TestPhone): void {
    const look = () => {
      const { scores, storage } = game.getState()
      // What is in memory only, and says so, may be lost with it.
      if (storage !== 'kept') this.#warned.add(name.slice(0, 6))
      if (storage !== 'kept') return
      for (const entry of scores.values()) if (entry.isMine) this.#shown.set(entryKey(entry), entry)
    }
    game.subscribe(look)
    look()
  }

  async #act(step: Step): Promise<void> {
    if (step.do === 'pass') {
      this.#time.pass(step.ms)
      return
    }
    const phone = this.#phones[step.who % this.#phones.length]
    if (!phone) return
    switch (step.do) {
      case 'tap':
      case 'killWhile':
        this.#tap(phone, step)
        if (step.do === 'killWhile') this.#reload(phone, true)
        break
      case 'taps':
        for (let index = 0; index < step.times; index++) {
          this.#tap(phone, { ...step, score: step.score + index })
          await drain()
          this.#time.pass(step.ms)
        }
        break
      case 'add':
        phone.game.addPlayer(step.name)
        break
      case 'rename':
        phone.game.renamePlayer(this.#playerOn(phone, step.player), step.name)
        break
      case 'remove':
        phone.game.removePlayer(this.#playerOn(phone, step.player))
        break
      case 'restore':
        phone.game.restorePlayer(this.#playerOn(phone, step.player))
        break
      case 'offline':
      case 'online':
        phone.setOnline(step.do === 'online')
        break
      case 'reload':
      case 'kill':
        this.#reload(phone, step.do === 'kill')
        break
      case 'wake':
        phone.wake()
        break
      case 'late':
        phone.deliverLate()
        break
      case 'hangDisk':
        phone.hangDisk()
        break
      case 'slowDisk':
        phone.slowDisk()
        break
      case 'skew':
        phone.skew = step.ms
        break
      case 'fault':
        phone.faults.push(...step.faults)
        break
    }
  }

  #reload(phone: TestPhone, isKilled: boolean): void {
    phone.reload(isKilled)
    this.#watch(phone)
  }

  #tap(phone: TestPhone, { player, page, score }: { player: number; page: number; score: number }): void {
    const playerId = this.#playerOn(phone, player)
    const pageId = pages[page % pages.length] ?? ''
    phone.game.setScore(playerId, pageId, score)
    const number = numberOf(phone.name, cellKey(playerId, pageId))
    this.#tapped.set(number, [...(this.#tapped.get(number) ?? []), { score, at: this.#time.now }])
    const tap = tapOf(phone.name, cellKey(playerId, pageId), score)
    this.#taps.set(tap, (this.#taps.get(tap) ?? 0) + 1)
  }

  #playerOn({ game }: TestPhone, index: number): string {
    const { players } = game.getState()
    return players[index % Math.max(1, players.length)]?.id ?? ''
  }
}

/** A number on a phone. */
function numberOf(node: string, cell: string): string {
  return `${node.slice(0, 6)} ${cell}`
}

/** Taps that cannot be told apart: of a phone, on a number, with a value. */
function tapOf(node: string, cell: string, score: number): string {
  return `${numberOf(node, cell)} ${score}`
}

function describe({ score, clock }: Entry): string {
  return `${clock.node.slice(0, 6)} entered ${score} at ${clock.time}/${clock.count}`
}
