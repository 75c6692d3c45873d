import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '../../shared/contract/src/api/client.ts'
import { ms, quantile } from '../quantile.ts'
import { type Stack, startStack } from '../stack.ts'
import type { Table } from '../table.ts'

const warmUp = 50
const alone = 500
const many = 1_000
const atOnce = 8

/** A contact form from its submission to the answer, one after the other and eight at once, and until all mails are handed over. */
export async function run(): Promise<Table> {
  const stack = await startStack()
  try {
    await sendSome(stack, { count: warmUp, atOnce: 1 })
    const single = await sendSome(stack, { count: alone, atOnce: 1 })
    await waitForMails(stack, single.addresses)
    const crowd = await sendSome(stack, { count: many, atOnce })
    const mails = await waitForMails(stack, crowd.addresses)
    const deliveredMs = performance.now() - crowd.begin
    const once = crowd.addresses.filter((address) => mails.get(address) === 1).length
    const p50 = quantile(single.samples, 0.5)
    const row = (what: string, samples: readonly number[]) => [
      ...[what, samples.length],
      ...[0.5, 0.95, 0.99].map((share) => ms(quantile(samples, share))),
    ]
    return {
      name: 'form',
      columns: ['submit to answer', 'n', 'p50 ms', 'p95 ms', 'p99 ms'],
      rows: [row('one after the other', single.samples), row(`${atOnce} at once`, crowd.samples)],
      aims: [
        { what: 'p50, one after the other', measured: `${ms(p50)} ms`, aim: '≤ 25 ms', isMet: p50 <= 25 },
        { what: 'confirmations that arrived once', measured: `${once} of ${many}`, aim: 'all', isMet: once === many },
      ],
      notes: [
        `${many} submissions and their ${many * 2} mails: ${(deliveredMs / 1000).toFixed(1)} s from the first submission to the last mail handed over`,
      ],
    }
  } finally {
    await stack.stop()
  }
}

interface Sending {
  readonly count: number
  readonly atOnce: number
}

async function sendSome({ cmsUrl }: Stack, { count, atOnce: lanes }: Sending) {
  const moments = await openForms(cmsUrl, count)
  const begin = performance.now()
  const samples: number[] = []
  const addresses: string[] = []
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let opened = moments.pop(); opened; opened = moments.pop()) {
        const email = `bench-${randomUUID()}@example.ch`
        addresses.push(email)
        const start = performance.now()
        await send(cmsUrl, email, opened)
        samples.push(performance.now() - start)
      }
    }),
  )
  return { begin, samples, addresses }
}

/** The moments at which so many forms were opened, once they count: nobody fills one in faster. */
async function openForms(cmsUrl: string, count: number): Promise<string[]> {
  const moments: string[] = []
  while (moments.length < count) {
    moments.push((await createClient({ baseUrl: cmsUrl, headers: nextNetwork() })('openForm', {})).opened)
  }
  await wait(3_200)
  return moments
}

async function send(cmsUrl: string, email: string, opened: string): Promise<void> {
  await createClient({ baseUrl: cmsUrl, headers: nextNetwork() })('sendContact', {
    ...{ anrede: 'divers', vorname: 'Bench', nachname: 'Mark', plz: '8400', telefon: '052 212 47 30', email },
    ...{ existingCustomer: 'nein', themes: ['sonstiges'], bevorzugterTermin: '2030-01-15', lang: 'de' },
    ...{ bevorzugteUhrzeit: 'abend', key: randomUUID(), opened },
  })
}

let networks = 0
/** A network of its own for each, because one network sends ten at most. */
function nextNetwork() {
  networks++
  return { 'x-forwarded-for': `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}` }
}

/** How many mails came to each address, once each of these has one. */
async function waitForMails({ dataDir }: Stack, addresses: readonly string[]): Promise<Map<string, number>> {
  const { mailUrl } = JSON.parse(readFileSync(`${dataDir}/run.json`, 'utf8')) as { mailUrl: string }
  for (;;) {
    const mails: { to: string }[] = await (await fetch(`${mailUrl}/mails.json`)).json()
    const counts = new Map<string, number>()
    for (const { to } of mails) counts.set(to, (counts.get(to) ?? 0) + 1)
    if (addresses.every((address) => counts.has(address))) return counts
    await wait(500)
  }
}
