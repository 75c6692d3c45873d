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
  // Collections of your own: https://payloadcms.com/docs/configuration/collections
  collections: [],
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
      hasSetup: true,
      databaseUrl: DATABASE_URL,
      publicUrl: PUBLIC_URL,
      cmsUrl: CMS_URL,
      revalidateSecret: REVALIDATE_SECRET,
    }),
  ],
})
