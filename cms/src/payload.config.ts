import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { s3Storage } from '@payloadcms/storage-s3'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { readEnvironment } from './environment.ts'
import { logOptions } from './log-options.ts'
import { blickfang } from './plugin/blickfang.ts'

const folder = dirname(fileURLToPath(import.meta.url))
const env = readEnvironment(process.env)

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  telemetry: false,
  ...(process.env.NODE_ENV === 'production' && { logger: { options: { ...logOptions } } }),
  csrf: [env.PUBLIC_URL, env.CMS_URL],
  defaultDepth: 0,
  maxDepth: 3,
  i18n: { supportedLanguages: { de, en, fr }, fallbackLanguage: 'de' },
  db: postgresAdapter({
    pool: {
      connectionString: env.DATABASE_URL,
      max: 20,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
      // A database that hangs keeps none of its own promises, so these two are ours.
      query_timeout: 35_000,
      connectionTimeoutMillis: 10_000,
    },
    idType: 'uuid',
    push: false,
    migrationDir: resolve(folder, 'migrations'),
  }),
  editor: lexicalEditor(),
  sharp,
  admin: { importMap: { baseDir: folder } },
  graphQL: { disablePlaygroundInProduction: true, maxComplexity: 500 },
  typescript: { outputFile: resolve(folder, 'payload-types.ts'), autoGenerate: false },
  plugins: [
    blickfang({
      publicUrl: env.PUBLIC_URL,
      cmsUrl: env.CMS_URL,
      webUrls: env.WEB_INTERNAL_URL.split(',').filter(Boolean),
      revalidateSecret: env.REVALIDATE_SECRET,
      mediaDir: env.MEDIA_DIR,
      game: { url: env.SUPABASE_URL, serviceKey: env.SUPABASE_SERVICE_KEY, jwtSecret: env.SUPABASE_JWT_SECRET },
    }),
    s3Storage({
      enabled: Boolean(env.S3_BUCKET),
      alwaysInsertFields: true,
      collections: { media: true },
      bucket: env.S3_BUCKET ?? '',
      config: {
        region: env.S3_REGION,
        requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
        credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
        ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
      },
    }),
  ],
})
