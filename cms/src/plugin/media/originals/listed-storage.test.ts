import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { s3Storage } from '@payloadcms/storage-s3'
import { buildConfig, type Payload, type Plugin } from 'payload'
import { expect, test } from 'vitest'
import { blickfang } from '../../add-to-project.ts'
import { ownOf } from '../../own/own-of.ts'
import { AdapterStore } from './adapter-store.ts'

const storageOf = (collections: Parameters<typeof s3Storage>[0]['collections'], more = {}): Plugin =>
  s3Storage({ bucket: 'media', config: { region: 'eu' }, collections, ...more })
const options = { databaseUrl: 'postgres://nowhere', publicUrl: 'https://site.example' }

function projectWith(...plugins: Plugin[]) {
  return buildConfig({
    secret: 'secret',
    telemetry: false,
    db: postgresAdapter({ pool: {}, idType: 'uuid' }),
    editor: lexicalEditor(),
    typescript: { autoGenerate: false },
    collections: [{ slug: 'files', upload: true, fields: [] }],
    plugins,
  })
}

async function start(...plugins: Plugin[]) {
  const config = await projectWith(...plugins)
  return () => config.db.init({ payload: { config } as unknown as Payload })
}

test('a storage that is handed over keeps originals, and leaves the collections of the project as they are', async () => {
  const originals = storageOf({ 'bf-media': true })
  const [without, config] = [
    await projectWith(blickfang(options)),
    await projectWith(blickfang({ ...options, originals })),
  ]
  expect(ownOf(config).originalStore).toBeInstanceOf(AdapterStore)
  expect(ownOf(without).originalStore).toBeNull()
  const columns = ({ collections }: typeof config) =>
    collections.map(({ slug, flattenedFields }) => [slug, flattenedFields.map(({ name }) => name)])
  expect(columns(config)).toEqual(columns(without))
  expect(config.admin.components.providers).toEqual(without.admin.components.providers)
})

test('a storage of the project for its own collections is nobody’s business', async () => {
  expect(await start(blickfang(options), storageOf({ files: true }))).not.toThrow()
})

test.each([
  ['keeps them', {}],
  ['is switched off and adds its columns', { enabled: false, alwaysInsertFields: true }],
])(
  'a storage among the plugins that has the library’s collection and %s is refused with a sentence',
  async (_what, more) => {
    expect(await start(blickfang(options), storageOf({ 'bf-media': true, files: true }, more))).toThrow(
      /hand blickfang a storage plugin for it as «originals»/,
    )
  },
)
