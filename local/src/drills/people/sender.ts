import { randomUUID } from 'node:crypto'
import { createClient, type Input } from '@blickfang/contract/api/client.ts'
import { inject } from 'vitest'
import { insist } from './insist.ts'
import { openForm } from './open-form.ts'

const { cmsUrl } = inject('product')

/** Entry that a visitor sends by the form of the site. */
export interface Entry {
  readonly key: string
  readonly email: string
  /** Network of this entry alone, so that no network sends too many. */
  readonly network: string
}

/** Makes the entry with this number; the name is part of its address. */
export function makeEntry(name: string, index: number): Entry {
  const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  return { key: randomUUID(), email: `${name}-${index}@example.ch`, network }
}

/** Sends an entry as a browser whose visitor tries again until the page says «sent». */
export async function sendEntry({ key, email, network }: Entry): Promise<void> {
  const call = createClient({ baseUrl: cmsUrl, headers: { 'x-forwarded-for': network } })
  const entry: Input<'sendContact'> = {
    ...{ anrede: 'divers', vorname: 'Drill', nachname: 'Übung', plz: '8400', telefon: '052 212 47 30', email },
    ...{ existingCustomer: 'nein', themes: ['sonstiges'], bevorzugterTermin: '2030-01-15', lang: 'de' },
    ...{ bevorzugteUhrzeit: 'abend', key, opened: await openForm(call) },
  }
  await insist(() => call('sendContact', entry, { signal: AbortSignal.timeout(15_000) }))
}
