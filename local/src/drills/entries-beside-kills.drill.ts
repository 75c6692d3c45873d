import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { countAttempts } from './count-attempts.ts'
import { killPart } from './kill-processes.ts'
import { entryProblems } from './people/entry-problems.ts'
import { typingMs } from './people/open-form.ts'
import { type Entry, makeEntry, sendEntry } from './people/sender.ts'

const entries = 1_000
/** A form is filled in for seconds, so that it takes many for some to be sent at any moment. */
const atOnce = 32
const kills = 10
/** `npm start` rightly gives a server up that ends again and again within ten seconds of its start. */
const settleMs = 12_000
const acknowledged = countAttempts('entries acknowledged while cms and Postgres were killed', entries)
const killed = countAttempts('kills of cms and Postgres', kills)

const list: readonly Entry[] = Array.from({ length: entries }, (_, index) => makeEntry('drill', index))

/** Sends entries, several at once, and kills in the middle of them. */
async function sendBeside(what: 'cms' | 'Postgres', entries: readonly Entry[]): Promise<void> {
  const waiting = [...entries]
  const middle = entries[entries.length / 2]
  const kill = async () => {
    await wait(typingMs)
    await killPart(what)
    killed()
  }
  const senders = Array.from({ length: atOnce }, async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      await Promise.all([sendEntry(entry).then(() => acknowledged()), entry === middle && kill()])
    }
  })
  await Promise.all(senders)
}

test('each acknowledged entry is kept once and mailed once, though cms and Postgres are killed meanwhile', async () => {
  for (let count = 0; count < kills; count++) {
    const share = entries / kills
    await sendBeside(count % 2 === 0 ? 'cms' : 'Postgres', list.slice(count * share, (count + 1) * share))
    await wait(settleMs)
  }
  expect(await entryProblems(list)).toEqual([])
})
