import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { countAttempts } from './count-attempts.ts'

const { cmsUrl, dataDir, databaseUrl } = inject('product')
const entries = 1_000
const atOnce = 8
const kills = 10
/** `npm start` rightly gives a server up that ends again and again within ten seconds of its start. */
const settleMs = 12_000
const patienceMs = 120_000
const acknowledged = countAttempts('entries acknowledged while cms and Postgres were killed', entries)
const killed = countAttempts('kills of cms and Postgres', kills)

interface Entry {
  readonly key: string
  readonly email: string
  /** Of its own, so that no network sends too many. */
  readonly network: string
}

const list: readonly Entry[] = Array.from({ length: entries }, (_, index) => ({
  key: randomUUID(),
  email: `drill-${index}@example.ch`,
  network: `10.${index >> 8}.${index & 255}.1`,
}))

/** Sends an entry as a browser whose visitor tries again until the page says «sent». */
async function send({ key, email, network }: Entry): Promise<void> {
  const body = JSON.stringify({
    ...{ anrede: 'divers', vorname: 'Drill', nachname: 'Übung', plz: '8400', telefon: '052 212 47 30', email },
    ...{ existingCustomer: 'nein', themes: ['sonstiges'], bevorzugterTermin: '2027-01-12', lang: 'de' },
    ...{ bevorzugteUhrzeit: 'abend', key, filledMs: 20_000 },
  })
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
  for (const begin = performance.now(); performance.now() - begin < patienceMs; ) {
    const signal = AbortSignal.timeout(15_000)
    const answer = await fetch(`${cmsUrl}/api/v1/contact`, { method: 'POST', headers, body, signal }).catch(() => null)
    if (answer?.ok) return acknowledged()
    await wait(200)
  }
  throw new Error(`${email} was never acknowledged`)
}

/** Sends entries, several at once, and kills in the middle of them. */
async function sendBeside(what: 'cms' | 'Postgres', entries: readonly Entry[]): Promise<void> {
  const waiting = [...entries]
  const middle = entries[entries.length / 2]
  const senders = Array.from({ length: atOnce }, async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      await Promise.all([send(entry), entry === middle && kill(what)])
    }
  })
  await Promise.all(senders)
}

function readRun(): { pids: Record<string, number>; mailUrl: string } {
  return JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
}

async function kill(what: 'cms' | 'Postgres'): Promise<void> {
  const pid = what === 'cms' ? -(readRun().pids.cms ?? 0) : Number.parseInt(await query(postmaster, 'file'), 10)
  if (Math.abs(pid) <= 1) return
  process.kill(pid, 'SIGKILL')
  killed()
}

const postmaster = "select pg_read_file('postmaster.pid') as file"

/** The one value that a statement answers, as soon as Postgres does. */
async function query(statement: string, column: string): Promise<string> {
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return String((await client.query(statement)).rows[0]?.[column])
    } catch {
      await wait(200)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** Message-IDs of what arrived, by address. */
async function arrived(): Promise<Map<string, Set<string>>> {
  const mails: { to: string; messageId: string }[] = await (await fetch(`${readRun().mailUrl}/mails.json`)).json()
  const ids = new Map<string, Set<string>>()
  for (const { to, messageId } of mails) ids.set(to, (ids.get(to) ?? new Set()).add(messageId))
  return ids
}

test('each acknowledged entry is kept once and mailed once, though cms and Postgres are killed meanwhile', async () => {
  for (let count = 0; count < kills; count++) {
    const share = entries / kills
    await sendBeside(count % 2 === 0 ? 'cms' : 'Postgres', list.slice(count * share, (count + 1) * share))
    await wait(settleMs)
  }

  const kept = (what: string) => query(`select count(${what})::int as n from submissions where key = any(${keys})`, 'n')
  const keys = `array[${list.map(({ key }) => `'${key}'`).join()}]`
  expect([await kept('*'), await kept('distinct key')]).toEqual([String(entries), String(entries)])
  const unsent = () =>
    query(
      `select count(*)::int as n from mails m join submissions s on s.id = m.submission_id
       where s.key = any(${keys}) and m.sent_at is null`,
      'n',
    )
  await expect.poll(unsent, { timeout: 600_000, interval: 2_000 }).toBe('0')
  const ids = await arrived()
  expect(list.filter(({ email }) => ids.get(email)?.size !== 1)).toEqual([])
})
