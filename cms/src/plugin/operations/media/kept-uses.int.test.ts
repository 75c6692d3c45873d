import { randomUUID } from 'node:crypto'
import { videoServices } from '@blickfang/contract/sources/video-setup/video-services.ts'
import { openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import { postgresAdapter, sql } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig, type CollectionConfig, type Field, type GlobalConfig, getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blickfang } from '../../blickfang.ts'
import { type Database, databaseOf } from '../../db/database.ts'
import { listUses } from './list-media-uses.ts'

const picture: Field = { name: 'picture', type: 'upload', relationTo: 'bf-media' }
const title: Field = { name: 'title', type: 'text' }

/** Collection that a project may have beside Blickfang's own: a picture in each way in which Payload lets one be named. */
const brochures: CollectionConfig = {
  slug: 'brochures',
  admin: { useAsTitle: 'title' },
  labels: { singular: { de: 'Prospekt', en: 'Brochure' }, plural: 'Brochures' },
  versions: { drafts: true },
  fields: [
    { ...title, localized: true },
    picture,
    { name: 'translated', type: 'upload', relationTo: 'bf-media', localized: true },
    { name: 'several', type: 'upload', relationTo: 'bf-media', hasMany: true },
    { name: 'anything', type: 'relationship', relationTo: ['bf-media', 'bf-staff'] },
    { name: 'about', type: 'group', fields: [picture, { name: 'words', type: 'richText' }] },
    { name: 'rows', type: 'array', fields: [{ name: 'inner', type: 'array', fields: [picture] }] },
    {
      name: 'parts',
      type: 'blocks',
      blocks: [{ slug: 'part', fields: [picture, { name: 'text', type: 'richText' }] }],
    },
    { type: 'tabs', tabs: [{ label: 'Tab', fields: [{ name: 'inTab', type: 'upload', relationTo: 'bf-media' }] }] },
  ],
}
const shopWindow: GlobalConfig = { slug: 'shopWindow', label: 'Schaufenster', fields: [picture] }

let payload: Payload
let db: Database

beforeAll(async () => {
  const projectWith = (collections: CollectionConfig[], globals: GlobalConfig[]) =>
    getPayload({
      key: String(collections.length),
      config: buildConfig({
        localization: { locales: ['de', 'fr'], defaultLocale: 'de', fallback: false },
        secret: 'secret',
        telemetry: false,
        i18n: { supportedLanguages: { de, en, fr }, fallbackLanguage: 'de' },
        db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL }, idType: 'uuid', push: false }),
        editor: lexicalEditor(),
        collections,
        globals,
        plugins: [
          blickfang({
            databaseUrl: String(process.env.DATABASE_URL),
            isDatabaseOwn: true,
            publicUrl: 'http://localhost:3000',
            cmsUrl: 'http://localhost:3001',
            webUrls: [],
            revalidateSecret: 'secret',
            mediaStore: openMediaStore(process.env),
            services: {
              places: { url: '', key: '' },
              posts: { url: '' },
              articles: { url: '' },
              videos: videoServices(''),
              films: { url: '', tokenId: '', tokenSecret: '', webhookSecret: '' },
            },
          }),
        ],
      }),
    })
  const before = await projectWith([], [])
  payload = await projectWith([brochures], [shopWindow])
  db = databaseOf(payload)
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit()
  const [old, now] = [await generateDrizzleJson(before.db.schema), await generateDrizzleJson(payload.db.schema)]
  for (const statement of await generateMigration(old, now)) await db.rows(sql.raw(statement))
  await before.destroy()
})
afterAll(() => payload.destroy())

async function addMedium(): Promise<string> {
  const [medium] = await db.rows<{ id: string }>(
    sql`insert into bf_media (filename, original_filename) values (${`${randomUUID()}.png`}, 'bild.png') returning id`,
  )
  return String(medium?.id)
}

function wordsWith(mediaId: string) {
  const upload = {
    type: 'upload',
    version: 3,
    relationTo: 'bf-media',
    value: mediaId,
    id: 'upload',
    fields: {},
    format: '',
  }
  return { root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: [upload] } } as never
}

test.each<[string, (id: string) => Record<string, unknown>]>([
  ['an upload', (id) => ({ picture: id })],
  ['an upload of each language', (id) => ({ translated: id })],
  ['several uploads', (id) => ({ several: [id] })],
  ['a relationship to several kinds', (id) => ({ anything: { relationTo: 'bf-media', value: id } })],
  ['a group', (id) => ({ about: { picture: id } })],
  ['a rich text within a group', (id) => ({ about: { words: wordsWith(id) } })],
  ['a list within a list', (id) => ({ rows: [{ inner: [{ picture: id }] }] })],
  ['a block', (id) => ({ parts: [{ blockType: 'part', picture: id }] })],
  ['a rich text within a block', (id) => ({ parts: [{ blockType: 'part', text: wordsWith(id) }] })],
  ['a tab', (id) => ({ inTab: id })],
])('a picture of a collection that a project adds is in use: %s', async (_, naming) => {
  const id = await addMedium()
  expect(await listUses({ payload, db }, id)).toEqual([])
  const data = { title: 'Sommer', ...naming(id), _status: 'published' }
  const { id: brochure } = await payload.create({ collection: 'brochures', data, overrideAccess: true })
  expect(await listUses({ payload, db }, id)).toEqual([{ kind: 'entry', name: 'Sommer' }])
  await payload.delete({ collection: 'brochures', id: brochure, overrideAccess: true })
  expect(await listUses({ payload, db }, id)).toEqual([])
})

test('a picture that only a draft shows is in use, one that only a former version shows is not', async () => {
  const [first, second] = [await addMedium(), await addMedium()]
  const data = { title: 'Winter', picture: first, _status: 'published' as const }
  const { id } = await payload.create({ collection: 'brochures', data, overrideAccess: true })
  const update = (changes: Record<string, unknown>, draft: boolean) =>
    payload.update({ collection: 'brochures', id, data: changes, draft, overrideAccess: true })
  await update({ picture: second }, true)
  for (const used of [first, second])
    expect(await listUses({ payload, db }, used)).toEqual([{ kind: 'entry', name: 'Winter' }])
  await update({ picture: second, _status: 'published' }, false)
  expect(await listUses({ payload, db }, first)).toEqual([])
})

test('a picture of a global that a project adds is in use', async () => {
  const id = await addMedium()
  await payload.updateGlobal({ slug: 'shopWindow', data: { picture: id }, overrideAccess: true })
  expect(await listUses({ payload, db }, id)).toEqual([{ kind: 'entry', name: 'Schaufenster' }])
})

test('a document without a name is told by what it is', async () => {
  const id = await addMedium()
  await payload.create({ collection: 'brochures', data: { picture: id }, overrideAccess: true })
  expect(await listUses({ payload, db }, id)).toEqual([{ kind: 'entry', name: 'Prospekt' }])
})
