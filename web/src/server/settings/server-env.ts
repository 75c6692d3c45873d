import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  addressOf,
  httpAddress,
  httpOrigin,
  oneOf,
  port,
  set,
  wholeNumber,
} from '@blickfang/platform/server/settings/kinds.ts'
import { parseSettings } from '@blickfang/platform/server/settings/parse-settings.ts'
import { z } from 'zod'
import { defaultCmsUrl, defaultPublicUrl } from '../../cms/addresses.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

export const serverEnvSchema = z.object({
  NODE_ENV: set(oneOf('development', 'production', 'test').default('production')),
  PORT: set(port.default(3000)),
  /** Interface to listen on; all of them unless it is set. */
  HOST: set(z.string().optional()),
  /** Where visitors find the site: what must be absolute is made of it. */
  PUBLIC_URL: set(httpOrigin.default(defaultPublicUrl)),
  CMS_URL: set(httpOrigin.default(defaultCmsUrl)),
  /** «1» when the cms runs on the same machine: then a name or an address of it that is gone says that it is down. */
  CMS_ON_THIS_MACHINE: set(oneOf('0', '1').default('0')),
  /** Folder for what this server keeps over a restart: how the shop is reached, for when the cms does not answer. */
  DATA_DIR: set(z.string().default('.data')).transform((folder) => resolve(root, folder)),
  /** Secret by which the cms tells of changes; without it nobody can tell this server, and pages are rendered for every request. */
  REVALIDATE_SECRET: z.string().default(''),
  /** Valkey or Redis, where all processes of both servers count what is limited. Empty: each counts for itself. */
  REDIS_URL: set(addressOf(['redis', 'rediss'], 'redis://:password@host:6379/0').default('')),
  /** The game's backend and its public key; empty: there is none. */
  SUPABASE_URL: set(httpAddress.default('')),
  SUPABASE_ANON_KEY: z.string().default(''),
  /** Answers in place of Mux and YouTube, for tests. Empty: the services themselves. */
  VIDEO_SERVICES_URL: set(httpAddress.default('')),
  /** For how long a CDN in front may keep pages, in seconds, and the header by which it knows what they show. 0: there is none. */
  CDN_MAX_AGE: set(wholeNumber(0, 31_536_000).default(0)),
  CDN_TAG_HEADER: set(oneOf('Surrogate-Key', 'Cache-Tag').default('Surrogate-Key')),
  /** «1» when a reverse proxy stands in front: only then are its X-Forwarded headers believed. */
  TRUST_PROXY: set(oneOf('0', '1').default('0')),
  /** From which level on lines are written to the log. */
  LOG_LEVEL: set(oneOf('debug', 'info', 'warn', 'error').default('info')),
  /** Where Prometheus finds what this process counts; left out, nothing is counted. */
  METRICS_PORT: set(port.optional()),
  METRICS_HOST: set(z.string().default('127.0.0.1')),
  /** Collector of OpenTelemetry that takes spans, and the name that this server has there; read by its own library too. */
  OTEL_EXPORTER_OTLP_ENDPOINT: set(httpAddress.optional()),
  OTEL_SERVICE_NAME: set(z.string().optional()),
  /** How long a server that is told to stop goes on taking requests while `/readyz` says 503. */
  STOP_DELAY_MS: set(wholeNumber(0, 20_000).default(0)),
})

export type ServerEnv = z.output<typeof serverEnvSchema>

/** Throws WrongSettings. */
export function readServerEnv(env: Readonly<Record<string, string | undefined>>): ServerEnv {
  return parseSettings(serverEnvSchema, env)
}
