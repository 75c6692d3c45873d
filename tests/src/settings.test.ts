import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { backupSettingsSchema, scheduleSettingsSchema } from '@blickfang/cms/backup/backup-settings.ts'
import { environmentSchema } from '@blickfang/cms/settings/environment.ts'
import { startSettingsSchema } from '@blickfang/local/src/start/start-settings.ts'
import { checkSettings, WrongSettings } from '@blickfang/platform/server/settings/parse-settings.ts'
import { mediaSettingsSchema } from '@blickfang/platform/store/open-media-store.ts'
import { serverEnvSchema } from '@blickfang/web/src/server/settings/server-env.ts'
import { mapEnvSchema } from '@blickfang/web/src/site/map/map-styles.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const schemas = [
  environmentSchema,
  serverEnvSchema,
  mapEnvSchema,
  mediaSettingsSchema,
  startSettingsSchema,
  backupSettingsSchema,
  scheduleSettingsSchema,
]
const needed = { DATABASE_URL: 'postgres://localhost/x', BACKUP_DIR: 'backups' }
const names = [...new Set(schemas.flatMap((schema) => Object.keys(schema.shape)))]

/** Any text is right for them: a secret, a folder, a name. */
const free = [
  ...['PAYLOAD_SECRET', 'REVALIDATE_SECRET', 'GOOGLE_PLACES_KEY', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_KEY'],
  ...['SUPABASE_JWT_SECRET', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'DATA_DIR'],
  ...['MEDIA_DIR', 'BACKUP_DIR', 'HOST', 'METRICS_HOST', 'OTEL_SERVICE_NAME'],
  ...['MUX_TOKEN_ID', 'MUX_TOKEN_SECRET', 'MUX_WEBHOOK_SECRET', 'TRANSLATION_KEY', 'TRANSLATION_MODEL', 'DEMO_DIR'],
]

function said(env: Record<string, string>): string {
  try {
    checkSettings(schemas, { ...needed, ...env })
    return ''
  } catch (error) {
    if (error instanceof WrongSettings) return error.message
    throw error
  }
}

test('the settings of .env.example are right as they stand', () => {
  expect(said({ ...parseEnv(readFileSync('.env.example', 'utf8')), ...needed })).toBe('')
})

test.each(names.filter((name) => !free.includes(name)))(
  '%s that is wrong is told by its name, beside whatever else is',
  (name) => {
    // No number, no address, no word of a list; not long enough for a key.
    const wrong = fc.stringMatching(/^[!?%äöü][!?%äöü ]{0,11}$/)
    fc.assert(
      fc.property(wrong, wrong, (value, other) => {
        const lines = said({ [name]: value, LOG_LEVEL: name === 'LOG_LEVEL' ? value : other })
          .split('\n')
          .slice(1)
        expect(lines.filter((line) => line.startsWith(`  ${name} `))).toHaveLength(1)
        expect(lines.filter((line) => line.startsWith('  LOG_LEVEL '))).toHaveLength(1)
        expect(lines).toHaveLength(name === 'LOG_LEVEL' ? 1 : 2)
      }),
    )
  },
)

test.each(free)('%s may be any text', (name) => {
  expect(said({ [name]: 'viele Wörter' })).toBe('')
})
