import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { editorCalls } from '../testing/editor-calls.ts'
import { countAttempts } from './count-attempts.ts'
import { type Killable, killable, killPart } from './kill-processes.ts'
import { Arranger } from './people/arranger.ts'
import { Editor } from './people/editor.ts'
import { entryProblems } from './people/entry-problems.ts'
import { insist } from './people/insist.ts'
import { Player } from './people/player.ts'
import { Postbox } from './people/postbox.ts'
import { type Entry, makeEntry, sendEntry } from './people/sender.ts'

const kills = Number(process.env.KILLS || 10)
const calls = editorCalls(inject('product'))
/** `npm start` rightly gives a server up that ends again and again within ten seconds of its start. */
const settleMs = 12_000
/** A publish right after the end of a cms or a web waits for a lease, up to 7 s: with no longer pauses none would be acknowledged. */
const betweenMs = [500, 16_000] as const
const timeout = kills * 30_000 + 900_000
const killed = countAttempts('random kills', kills)
const did = {
  saved: countAttempts('versions saved meanwhile', kills),
  published: countAttempts('versions published meanwhile', kills / 5),
  arranged: countAttempts('copies, cuts and phone numbers acknowledged meanwhile', kills / 2),
  sent: countAttempts('entries acknowledged meanwhile', kills),
  tapped: countAttempts('scores acknowledged meanwhile', kills),
  read: countAttempts('pages looked at meanwhile', kills),
}

let isOver: boolean
const entries: Entry[] = []
const wrong = new Set<string>()

/** Does one thing after the other until all is over. */
async function keep(pauseMs: number, act: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 1; !isOver; turn++) {
    await act(turn)
    await wait(pauseMs)
  }
}

function keepEditing(editor: Editor): Promise<void> {
  return keep(100, async (turn) => {
    await editor.save()
    did.saved()
    if (turn % 4 !== 0) return
    await editor.publish()
    did.published()
  })
}

function keepArranging(arranger: Arranger): Promise<void> {
  return keep(300, async () => {
    await arranger.act()
    did.arranged()
  })
}

function keepSending(name: string): Promise<void> {
  return keep(400, async () => {
    const entry = makeEntry(name, entries.length)
    entries.push(entry)
    await sendEntry(entry)
    did.sent()
  })
}

function keepReading(editors: readonly Editor[]): Promise<void> {
  return keep(30, async (turn) => {
    const look = await editors[turn % editors.length]?.look()
    if (typeof look === 'object') wrong.add(look.wrong)
    if (look !== 'away') did.read()
  })
}

function keepTapping(player: Player): Promise<void> {
  return keep(150, async () => {
    await player.tap()
    did.tapped()
  })
}

const shuffled = () => killable.toSorted(() => Math.random() - 0.5)

/** Kills parts in random order at random moments, all of them equally often; the same one again once it has settled. */
async function keepKilling(): Promise<void> {
  const last = new Map<Killable, number>()
  let next = shuffled()
  for (let count = 0; count < kills; count++) {
    if (next.length === 0) next = shuffled()
    const part = next.pop() as Killable
    const rested = performance.now() - (last.get(part) ?? Number.NEGATIVE_INFINITY)
    await wait(Math.max(0, settleMs - rested) + betweenMs[0] + Math.random() * (betweenMs[1] - betweenMs[0]))
    await killPart(part)
    last.set(part, performance.now())
    killed()
  }
}

test(`${kills} random kills beside people who edit, publish, copy, cut, send forms, play and read: nothing acknowledged is lost, no page is half or stale, nobody is mailed twice`, {
  timeout,
}, async () => {
  const editors = [await Editor.make(calls, 'Anna'), await Editor.make(calls, 'Ben')]
  const arranger = await Arranger.make(calls, 'Fabio')
  const players = [await Player.make('Chiara'), await Player.make('Dario')]
  const postbox = new Postbox()
  isOver = false
  const people = Promise.all([
    keep(30_000, () => insist(() => postbox.look())),
    ...editors.map(keepEditing),
    keepArranging(arranger),
    ...players.map(keepTapping),
    ...['nora', 'otto'].map(keepSending),
    ...[0, 1].map(() => keepReading(editors)),
  ])
  // Who gives up ends the drill at once.
  await Promise.race([keepKilling(), people]).finally(() => {
    isOver = true
  })
  await people

  expect([...wrong]).toEqual([])
  for (const editor of editors) {
    expect(await insist(() => editor.draftProblems(calls))).toEqual([])
    await editor.publish()
    expect(await editor.look()).toBe('right')
  }
  expect(await insist(() => arranger.problems())).toEqual([])
  await arranger.leave()
  for (const player of players) expect(await insist(() => player.problems())).toEqual([])
  expect(await entryProblems(entries, postbox)).toEqual([])
  for (const { page } of editors) await calls.dropPage(page)
})

test('after all that, a phone hears what another one enters', async () => {
  const player = await Player.make('Emil')
  const phone = await player.listen()
  const score = await player.tap()
  await expect.poll(phone.scores, { timeout: 60_000 }).toContain(score)
  await phone.stop()
})
