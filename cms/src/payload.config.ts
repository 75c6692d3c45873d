import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filmServiceUrl, videoServices } from '@blickfang/contract/sources/video-setup/video-services.ts'
import { openSharedCounts } from '@blickfang/platform/server/limits/shared-counts.ts'
import { openLog } from '@blickfang/platform/server/log/server-log.ts'
import { checkSettings, orExit } from '@blickfang/platform/server/settings/parse-settings.ts'
import { mediaSettingsSchema, openMediaStore } from '@blickfang/platform/store/open-media-store.ts'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig, type Config } from 'payload'
import { adminTexts } from './admin-texts.ts'
import { fillWithDemo } from './fill-with-demo.ts'
import { heardRejection } from './heard-rejection.ts'
import { mailAdapter } from './mail-adapter.ts'
import { payloadLog } from './payload-log.ts'
import { blickfang } from './plugin/blickfang.ts'
import { databaseOf } from './plugin/db/database.ts'
import { siteName } from './plugin/operations/form/shop-of.ts'
import { environmentSchema, mailFrom, readEnvironment } from './settings/environment.ts'

const folder = dirname(fileURLToPath(import.meta.url))
const env = orExit(() => {
  checkSettings([environmentSchema, mediaSettingsSchema], process.env)
  return readEnvironment(process.env)
})

const isPooled = env.DATABASE_POOLER === '1'
/** Settings of a connection when it begins. A pooler refuses them, and the database's role gets them instead (docs/OPERATE.md). */
const ofSession = {
  // Postgres' own compiler takes longer for a large statement than it saves.
  options: '-c jit=off',
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** Levels of Payload's own refusals: each is the doing of whoever asked, so that a line of level `error` is always a fault of ours. */
const refusalsAsWarnings: Config['loggingLevels'] = {
  ...{ APIError: 'warn', Forbidden: 'warn', Locked: 'warn', NotFound: 'warn' },
  ...{ QueryError: 'warn', UnauthorizedError: 'warn', ValidationError: 'warn' },
  // A wrong password has a line of its own (`note-sign-in.ts`).
  AuthenticationError: false,
  // Of a body or an address that nobody can read.
  ...{ SyntaxError: 'warn', URIError: 'warn' },
}

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  telemetry: false,
  logger: payloadLog(openLog('cms')),
  loggingLevels: refusalsAsWarnings,
  csrf: [env.PUBLIC_URL, env.CMS_URL],
  defaultDepth: 0,
  maxDepth: 3,
  i18n: { supportedLanguages: { de, en, fr }, fallbackLanguage: 'de', translations: adminTexts },
  db: heardRejection(
    postgresAdapter({
      pool: {
        connectionString: env.DATABASE_URL,
        max: 20,
        ...(isPooled ? {} : ofSession),
        // A database that hangs keeps none of its own promises, so these two are ours.
        query_timeout: 35_000,
        connectionTimeoutMillis: 10_000,
      },
      idType: 'uuid',
      push: false,
      migrationDir: resolve(folder, 'migrations'),
    }),
  ),
  editor: lexicalEditor(),
  ...(env.SMTP_URL && {
    email: mailAdapter({ url: env.SMTP_URL, from: mailFrom(env), nameOf: (payload) => siteName(databaseOf(payload)) }),
  }),
  admin: { importMap: { baseDir: folder } },
  graphQL: { disablePlaygroundInProduction: true, maxComplexity: 500 },
  typescript: { outputFile: resolve(folder, 'payload-types.ts'), autoGenerate: false },
  plugins: [
    blickfang({
      databaseUrl: env.DATABASE_URL,
      isDatabaseOwn: true,
      isPooled,
      sharedCounts: openSharedCounts(env.REDIS_URL),
      publicUrl: env.PUBLIC_URL,
      cmsUrl: env.CMS_URL,
      webUrls: env.WEB_INTERNAL_URL.split(',').filter(Boolean),
      revalidateSecret: env.REVALIDATE_SECRET,
      cdn: { purgeUrl: env.CDN_PURGE_URL, header: env.CDN_PURGE_HEADER },
      mediaStore: openMediaStore(process.env),
      services: {
        places: { url: env.GOOGLE_PLACES_URL, key: env.GOOGLE_PLACES_KEY },
        posts: { url: env.BEHOLD_URL },
        articles: { url: env.ARTICLES_URL },
        videos: videoServices(env.VIDEO_SERVICES_URL),
        films: {
          url: filmServiceUrl(env.VIDEO_SERVICES_URL),
          tokenId: env.MUX_TOKEN_ID,
          tokenSecret: env.MUX_TOKEN_SECRET,
          webhookSecret: env.MUX_WEBHOOK_SECRET,
        },
      },
      translation: {
        service: env.TRANSLATION_SERVICE,
        url: env.TRANSLATION_URL,
        key: env.TRANSLATION_KEY,
        model: env.TRANSLATION_MODEL,
      },
      keepDays: {
        tombstones: env.KEEP_TOMBSTONES_DAYS,
        revisions: env.KEEP_REVISIONS_DAYS,
        games: env.KEEP_GAMES_DAYS,
      },
      confirmationsPerDay: env.CONFIRMATIONS_PER_DAY,
      fillDemo: env.DEMO_DIR ? () => fillWithDemo(env.DEMO_DIR) : null,
      internalHosts: env.INTERNAL_HOSTS.split(',').filter(Boolean),
      game: { url: env.SUPABASE_URL, serviceKey: env.SUPABASE_SERVICE_KEY, jwtSecret: env.SUPABASE_JWT_SECRET },
    }),
  ],
})
