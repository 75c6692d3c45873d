import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { settingsSchema } from '@blickfang/shared/content/settings.ts'
import { APIError, getPayload, type Payload } from 'payload'
import config from '../payload.config.ts'
import { databaseOf } from '../plugin/db/database.ts'
import { getSettings, writeSettings } from '../plugin/operations/settings/save-settings.ts'
import { emptyPages } from './content/empty-site.ts'
import { branch, navigation, pages } from './content/site.ts'
import { importPictures } from './import-pictures.ts'
import { pageId, pageRows } from './page-rows.ts'
import { writePages } from './write-pages.ts'

// Every write below runs on an empty database, before there is anyone to sign in: that is why it overrides access.
const asSeed = { overrideAccess: true } as const

/**
 * Makes the first account and fills an empty database: with the demo site «Optik Lindenhof», live, or with `--empty` with the
 * pages that a site stands on, as drafts without words. Does nothing to a database that has a page.
 */
async function seed(payload: Payload, isEmptySite: boolean): Promise<void> {
  const { pool } = payload.db
  const { rows } = await pool.query(
    'select (select count(*) from pages)::int as pages, (select count(*) from users)::int as users',
  )
  if (rows[0].users === 0) await createFirstUser(payload)
  if (rows[0].pages > 0) return
  if (isEmptySite) await writePages(pool, pageRows(emptyPages, {}), { isLive: false })
  else await fillWithDemo(payload)
}

async function fillWithDemo(payload: Payload): Promise<void> {
  const media = await importPictures(
    payload,
    process.env.DATA_DIR ? join(process.env.DATA_DIR, 'pictures') : join(tmpdir(), 'blickfang-pictures'),
  )
  if (await isEmpty(payload, 'branches')) {
    await payload.create({
      collection: 'branches',
      ...asSeed,
      data: { ...branch, periods: [...branch.periods], special: [...branch.special] },
    })
  }
  if (await isEmpty(payload, 'navigation')) await createNavigation(payload)
  const db = databaseOf(payload)
  await writeSettings(db, {
    settings: settings({ logo: media.logo, alternativeLogo: media['logo-light'], icon: media.favicon }),
    base: (await getSettings({ db })).rev,
  })
  // Last: a page in the database says that the seed was finished, and a run that was killed before starts over.
  await writePages(payload.db.pool, pageRows(pages, media), { isLive: true })
}

async function isEmpty(payload: Payload, collection: 'branches' | 'navigation'): Promise<boolean> {
  return (await payload.count({ collection, ...asSeed })).totalDocs === 0
}

async function createNavigation(payload: Payload): Promise<void> {
  for (const [order, entry] of navigation.entries()) {
    const children = entry.pages.map((key) => ({
      id: randomUUID(),
      type: 'page',
      page: pageId(key),
      appearance: entry.asButton ? 'button' : 'default',
    }))
    await payload.create({ collection: 'navigation', ...asSeed, data: { order, label: { ...entry.label }, children } })
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
    contact: { email: branch.email, companyName: 'Optik Lindenhof AG' },
    languages: { default: 'de', active: ['de', 'fr'] },
  })
}

async function createFirstUser(payload: Payload): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_NAME: name } = process.env
  if (!email || !password) return
  await payload
    .create({ collection: 'users', ...asSeed, data: { email, password, role: 'admin', ...(name && { name }) } })
    .catch((error) => {
      if (!(error instanceof APIError)) throw error
      console.error(`No account of ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME: ${error.message}`)
      process.exit(1)
    })
}

const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } })
const payload = await getPayload({ config, disableOnInit: true })
try {
  await seed(payload, values.empty)
} finally {
  await payload.destroy()
}
process.exit(0)
