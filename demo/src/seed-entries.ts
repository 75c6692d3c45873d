import { rich } from '@blickfang/cms/plugin/operations/setup/pages/rich.ts'
import type { Words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import type { Payload } from 'payload'
import { businesses, hoursOf } from './content/businesses.ts'
import { contacts, type DemoItem, type DemoJob, items, jobs } from './content/entries.ts'
import type { PictureKey } from './media/pictures.ts'

// On an empty database, before there is anyone to sign in.
const asSeed = { overrideAccess: true } as const

interface Place {
  readonly branch: string
  readonly media: Readonly<Record<PictureKey, string>>
}

/** Puts jobs and adverts into an empty database, the first of each list as the newest. */
export async function seedEntries(payload: Payload, { branch, media }: Place): Promise<void> {
  const staff = new Map<string, string>()
  for (const [key, person] of Object.entries(contacts)) {
    const { id } = await payload.create({ collection: 'bf-staff', ...asSeed, data: { ...person, branch } })
    staff.set(key, String(id))
  }
  const dataOf = ({ title, text, contact, picture, ...more }: DemoJob | DemoItem) => ({
    german: {
      ...more,
      ...wordsIn('de', title, text),
      branch,
      staffMember: staff.get(contact) ?? null,
      images: picture ? [media[picture]] : [],
    },
    french: wordsIn('fr', title, text),
  })
  await seedBusinesses(payload, branch)
  for (const [collection, entries] of [
    ['bf-job-offers', jobs],
    ['bf-market-items', items],
  ] as const) {
    for (const entry of entries.toReversed()) {
      const { german, french } = dataOf(entry)
      const { id } = await payload.create({ collection, locale: 'de', ...asSeed, data: german })
      await payload.update({ collection, id, locale: 'fr', ...asSeed, data: french })
    }
  }
}

async function seedBusinesses(payload: Payload, branch: string): Promise<void> {
  for (const { name, programs, branches, hours = 'usual', isOwn = false } of businesses) {
    await payload.create({
      collection: 'bf-businesses',
      ...asSeed,
      data: {
        name,
        gesundheitsoptik: programs !== 'frequentlens',
        frequentlens: programs !== 'gesundheitsoptik',
        branches: branches.map(([zip, city, street, phone]) => ({
          ...{ zip, city, street, phone, active: true },
          ...(isOwn ? { ownBranch: branch } : { periods: [...hoursOf[hours]] }),
        })),
      },
    })
  }
}

function wordsIn(locale: 'de' | 'fr', title: Words, text: Words) {
  return { title: title[locale] ?? title.de, text: rich(text[locale] ?? text.de) }
}
