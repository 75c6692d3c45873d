import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** A setting that is empty counts as not set: so it stands in .env.example. */
function set<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

const environmentSchema = z.object({
  DATABASE_URL: set(z.string().default('postgres://localhost/blickfang')),
  /** Signs sessions. At least 32 characters in production. */
  PAYLOAD_SECRET: z.string().default(''),
  /** Where visitors and editors see the site. */
  PUBLIC_URL: set(z.url().default('http://localhost:3000')),
  /** Where this server itself is reached. */
  CMS_URL: set(z.url().default('http://localhost:3001')),
  /** Every web process, comma-separated: each keeps a cache that a publish must reach. Empty: none runs. */
  WEB_INTERNAL_URL: z.string().default('http://127.0.0.1:3000'),
  REVALIDATE_SECRET: z.string().default(''),
  /** Folder of uploaded files while no bucket is set. */
  MEDIA_DIR: set(z.string().default(resolve(root, '.data/media'))),
  /** Where the games are kept. Without the three of them the site runs without the game. */
  SUPABASE_URL: z.union([z.literal(''), z.url()]).default(''),
  SUPABASE_SERVICE_KEY: z.string().default(''),
  SUPABASE_JWT_SECRET: z.string().default(''),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ENDPOINT: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
})

/** What the host app is told from outside. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): z.output<typeof environmentSchema> {
  return environmentSchema.parse(env)
}
