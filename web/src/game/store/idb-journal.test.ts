import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { gameStorage, idbJournal } from './idb-journal.ts'
import { type EntryRecord, entryKey, type Journal } from './journal.ts'
import { memoryJournal } from './memory-journal.ts'
import { timing } from './timing.ts'

const storage = gameStorage(`test ${randomUUID()}`)
const kinds: [string, Journal][] = [
  ['IndexedDB', idbJournal(storage, timing)],
  ['memory', memoryJournal()],
]

function entry(score: number, isWaiting = true): EntryRecord {
  const clock = { time: 1_800_000_000_000, count: score, node: 'phone' }
  const made = { playerId: 'mia', pageId: 'hole', score, clock, by: '', isMine: true }
  return { ...made, key: entryKey(made), isWaiting }
}
const player = { id: 'mia', name: 'Mia', createdAt: '2026-11-21T12:00:00.000Z', removedAt: null }
const rename = (value: string, stamp: string) => ({
  key: 'mia name',
  playerId: 'mia',
  kind: 'name' as const,
  value,
  stamp,
})
const game = { id: 'x', name: 'Runde', createdAt: player.createdAt, clockOffset: -12, readUntil: null }

test.each(kinds)('%s gives back what was written, game by game', async (_kind, journal) => {
  const [mine, other] = [randomUUID(), randomUUID()]
  await journal.write(mine, { game, players: [player], changes: [rename('M', '1')], entries: [entry(1), entry(2)] })
  await journal.write(other, { entries: [entry(9)] })
  expect(await journal.load(mine)).toEqual({
    ...{ game, players: [player], changes: [rename('M', '1')] },
    entries: [entry(1), entry(2)],
  })
  expect(await journal.load(other)).toEqual({ players: [], changes: [], entries: [entry(9)] })
  expect(await journal.load(randomUUID())).toEqual({ players: [], changes: [], entries: [] })
})

test.each(kinds)(
  '%s replaces and drops in one step, and keeps a change that took the place of another',
  async (_kind, journal) => {
    const id = randomUUID()
    await journal.write(id, { players: [player], changes: [rename('M', '1')], entries: [entry(1), entry(2)] })
    await journal.write(id, {
      changes: [rename('Mi', '2')],
      dropChanges: [rename('M', '1')],
      dropEntries: [entry(1).key],
    })
    await journal.write(id, { entries: [entry(2, false)], dropChanges: [rename('M', '1')], dropPlayers: ['mia'] })
    expect(await journal.load(id)).toEqual({ players: [], changes: [rename('Mi', '2')], entries: [entry(2, false)] })
  },
)
