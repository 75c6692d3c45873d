import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseOf } from '@blickfang/cms/plugin/db/database.ts'
import { getSettings, writeSettings } from '@blickfang/cms/plugin/operations/settings/save-settings.ts'
import { pageId, pageRows } from '@blickfang/cms/plugin/operations/setup/pages/page-rows.ts'
import { writePages } from '@blickfang/cms/plugin/operations/setup/pages/write-pages.ts'
import { runSeed } from '@blickfang/cms/run-seed.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { Payload } from 'payload'
import { bookingName } from './content/booking.ts'
import { articleAddresses } from './content/news.ts'
import { branch, navigation, pages } from './content/site.ts'
import { importPictures } from './import-pictures.ts'
import { seedEntries } from './seed-entries.ts'

// Every write below runs on an empty database, before there is anyone to sign in: that is why it overrides access.
const asSeed = { overrideAccess: true } as const

/** Fills an empty database with the demo site «Optik Lindenhof», live. */
async function fillWithDemo(payload: Payload): Promise<void> {
  const media = await importPictures(
    payload,
    process.env.DATA_DIR ? join(process.env.DATA_DIR, 'pictures') : join(tmpdir(), 'blickfang-pictures'),
  )
  if (await isEmpty(payload, 'bf-branches')) {
    // By itself Payload would choose an id, and pages name this one.
    await payload.db.pool.query('insert into bf_branches (id, name) values ($1, $2)', [branch.id, branch.name])
    const { id, ...data } = { ...branch, periods: [...branch.periods], special: [...branch.special] }
    await payload.update({ collection: 'bf-branches', id, ...asSeed, data })
    await seedEntries(payload, { branch: branch.id, media })
  }
  if (await isEmpty(payload, 'bf-navigation')) await createNavigation(payload)
  const db = databaseOf(payload)
  const { rev: base } = await getSettings({ db })
  const brand = { logo: media.logo, alternativeLogo: media['logo-light'], icon: media.favicon }
  await db.transaction((tx) =>
    writeSettings(tx, { settings: settings(brand), base, actor: { id: null, role: 'system' } }),
  )
  await writePages(db, pageRows(pages, media), { isLive: true })
}

async function isEmpty(payload: Payload, collection: 'bf-branches' | 'bf-navigation'): Promise<boolean> {
  return (await payload.count({ collection, ...asSeed })).totalDocs === 0
}

async function createNavigation(payload: Payload): Promise<void> {
  for (const [order, entry] of navigation.entries()) {
    const appearance = entry.asButton ? 'button' : 'default'
    const children = [
      ...entry.pages.map((key) => ({ id: randomUUID(), type: 'page', page: pageId(key), appearance })),
      ...(entry.hasBooking ? [{ id: randomUUID(), type: 'booking', appearance }] : []),
    ]
    await payload.create({
      collection: 'bf-navigation',
      ...asSeed,
      data: { order, label: { ...entry.label }, children },
    })
  }
}

function settings(brand: { logo: string; alternativeLogo: string; icon: string }) {
  return settingsSchema.parse({
    appearance: { header: 'opaque' },
    header: brand,
    footer: {
      email: branch.email,
      phone: branch.phone,
      street: `${branch.street} ${branch.streetNumber}`,
      city: `${branch.zip} ${branch.city}`,
    },
    feeds: { instagram: 'lindenhof', articles: articleAddresses.join(' ') },
    contact: { email: branch.email, companyName: 'Optik Lindenhof AG' },
    bookingButton: { useShoreBooking: true, shoreCompany: bookingName, companyName: branch.name },
    business: { kind: 'optician' },
    game: { active: true },
    membership: { healthOptics: true },
    languages: { default: 'de', active: ['de', 'fr'] },
  })
}

await runSeed(fillWithDemo)
