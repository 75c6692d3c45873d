// Reads the project's .env, under what the environment says. Whatever starts a server or works on its data imports this first:
// `npm start`, migrations, the seed, back-ups, passwords and both servers are told the same.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), '.env')
if (existsSync(file)) process.loadEnvFile(file)

/** Settings that are secret or hold one: an engine, or systemd, may hand each in as a file that `<NAME>_FILE` names. */
export const secretSettings = [
  ...[
    'DATABASE_URL',
    'GAME_DATABASE_URL',
    'REDIS_URL',
    'SMTP_URL',
    'PAYLOAD_SECRET',
    'REVALIDATE_SECRET',
    'ADMIN_PASSWORD',
  ],
  ...[
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'BACKUP_KEY',
    'CDN_PURGE_HEADER',
    'GOOGLE_PLACES_KEY',
    'TRANSLATION_KEY',
    'BEHOLD_URL',
  ],
  ...['MUX_TOKEN_ID', 'MUX_TOKEN_SECRET', 'MUX_WEBHOOK_SECRET'],
  ...['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_KEY', 'SUPABASE_JWT_SECRET'],
]

for (const name of secretSettings) {
  const from = process.env[`${name}_FILE`]
  if (!from) continue
  if (process.env[name]) refuse(`${name} and ${name}_FILE are both set. Leave one of them out.`)
  try {
    // As editors and `echo` end a file.
    process.env[name] = readFileSync(from, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    refuse(
      `${name}_FILE names ${from}, which cannot be read (${error.code}). Is it there, and may this account read it?`,
    )
  }
}

function refuse(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
