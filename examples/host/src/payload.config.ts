import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { blickfang } from '@blickfang/cms'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { own } from './blickfang/own.generated.ts'

const folder = path.dirname(fileURLToPath(import.meta.url))
const {
  DATABASE_URL = '',
  PAYLOAD_SECRET = '',
  PUBLIC_URL = 'http://localhost:3000',
  CMS_URL,
  REVALIDATE_SECRET,
} = process.env

export default buildConfig({
  secret: PAYLOAD_SECRET,
  telemetry: false,
  sharp,
  editor: lexicalEditor(),
  localization: { locales: ['en', 'es'], defaultLocale: 'en' },
  collections: [
    { slug: 'users', auth: true, fields: [{ name: 'department', type: 'text' }] },
    { slug: 'media', upload: { staticDir: path.resolve(folder, '../media') }, fields: [{ name: 'alt', type: 'text' }] },
    {
      slug: 'posts',
      access: { read: () => true },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true },
        { name: 'body', type: 'richText' },
      ],
    },
  ],
  endpoints: [{ path: '/hello', method: 'get', handler: () => Response.json({ hello: 'world' }) }],
  jobs: { tasks: [{ slug: 'tidy', handler: async () => ({ output: {} }) }] },
  admin: { importMap: { baseDir: folder } },
  typescript: { autoGenerate: false },
  db: postgresAdapter({
    pool: { connectionString: DATABASE_URL },
    idType: 'uuid',
    push: false,
    migrationDir: path.resolve(folder, 'migrations'),
  }),
  plugins: [
    blickfang({
      own,
      users: 'users',
      databaseUrl: DATABASE_URL,
      publicUrl: PUBLIC_URL,
      cmsUrl: CMS_URL,
      revalidateSecret: REVALIDATE_SECRET,
    }),
  ],
})
