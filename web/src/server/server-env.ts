import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export const serverEnvSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().default(3000),
  /** Interface to listen on; all of them unless it is set. */
  HOST: z.string().optional(),
  CMS_URL: z.url().default('http://127.0.0.1:3001'),
  /** «1» when the cms runs on the same machine: then a name or an address of it that is gone says that it is down. */
  CMS_ON_THIS_MACHINE: z.enum(['0', '1']).default('0'),
  /** Folder for what this server keeps over a restart: how the shop is reached, for when the cms does not answer. */
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(root, folder)),
  /** Without it nobody can tell this server of a change, and pages are rendered for every request. */
  REVALIDATE_SECRET: z.string().default(''),
  /** Valkey or Redis, where all processes of both servers count what is limited. Empty: each counts for itself. */
  REDIS_URL: z.union([z.literal(''), z.url({ protocol: /^rediss?$/ })]).default(''),
  /** The game's backend and its public key; empty: there is none. */
  SUPABASE_URL: z.string().default(''),
  SUPABASE_ANON_KEY: z.string().default(''),
  /** For how long a CDN in front may keep pages, in seconds, and the header by which it knows what they show. 0: there is none. */
  CDN_MAX_AGE: z.coerce.number().int().min(0).max(31_536_000).default(0),
  CDN_TAG_HEADER: z.enum(['Surrogate-Key', 'Cache-Tag']).default('Surrogate-Key'),
  /** «1» when a reverse proxy stands in front: only then are its X-Forwarded headers believed. */
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  /** From which level on lines are written to the log. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  /** Where Prometheus finds what this process counts; left out, nothing is counted. */
  METRICS_PORT: z.coerce.number().int().optional(),
  METRICS_HOST: z.string().optional(),
  /** Collector of OpenTelemetry that takes spans, and the name that this server has there; read by its own library too. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  /** How long a server that is told to stop goes on taking requests while `/readyz` says 503. */
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(20_000).default(0),
})

export type ServerEnv = z.output<typeof serverEnvSchema>

/** A setting that is empty counts as not set: so it stands in .env.example. */
export function readServerEnv(env: Readonly<Record<string, string | undefined>>): ServerEnv {
  return serverEnvSchema.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
}
