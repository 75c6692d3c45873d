import { z } from 'zod'

/** A setting that is empty counts as not set: so it stands in .env.example. */
function set<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

/** Days, 0 for good. */
function keepDays(min: number, usual: number) {
  return set(
    z.union([z.coerce.number().pipe(z.literal(0)), z.coerce.number().int().min(min).max(36_500)]).default(usual),
  )
}

export const environmentSchema = z.object({
  DATABASE_URL: set(z.string().default('postgres://localhost/blickfang')),
  /** «1» when a pooler stands at `DATABASE_URL` that lends connections for a transaction, such as PgBouncer. */
  DATABASE_POOLER: set(z.enum(['0', '1']).default('0')),
  /** Valkey or Redis, where all processes of both servers count what is limited. Empty: the database counts. */
  REDIS_URL: z.union([z.literal(''), z.url({ protocol: /^rediss?$/ })]).default(''),
  /** Signs sessions. At least 32 characters in production. */
  PAYLOAD_SECRET: z.string().default(''),
  /** Where visitors and editors see the site. */
  PUBLIC_URL: set(z.url().default('http://localhost:3000')),
  /** Where this server itself is reached. */
  CMS_URL: set(z.url().default('http://localhost:3001')),
  /** Web processes, comma-separated, `dns+http://name:3000` for all that have a name, that are told of a publish at once. Others
   * ask within a second, for which it waits. */
  WEB_INTERNAL_URL: z.string().default('http://127.0.0.1:3000'),
  REVALIDATE_SECRET: z.string().default(''),
  /** Where a CDN in front is told which tags to let go of, and a header that proves who tells, as `Name: value`. Empty: there is none. */
  CDN_PURGE_URL: z.union([z.literal(''), z.url()]).default(''),
  CDN_PURGE_HEADER: z.union([z.literal(''), z.string().regex(/^[\w-]+: .+$/)]).default(''),
  /** Server that takes mail, such as smtps://user:password@host:465. Empty: no mail is sent, and what is to be sent waits. */
  SMTP_URL: z.string().default(''),
  /** Who mails are from: «Optik Lindenhof <hallo@optik-lindenhof.ch>» or an address alone. */
  MAIL_FROM: set(z.string().default('Blickfang <noreply@localhost>')),
  /** `host:port` of services in the operator's own network, comma-separated: every other outside one must be on the open internet. */
  INTERNAL_HOSTS: z.string().default(''),
  /** Google's Places API, and a key of it for sites whose settings name none. Empty: no reviews are read for them. */
  GOOGLE_PLACES_URL: set(z.url().default('https://places.googleapis.com')),
  GOOGLE_PLACES_KEY: z.string().default(''),
  /** Where feeds of Instagram lie that the settings name by their id alone. */
  BEHOLD_URL: set(z.url().default('https://feeds.behold.so/')),
  /** Feed of articles that answers `post-id` and `post-teaser`. Empty: there is none. */
  ARTICLES_URL: z.union([z.literal(''), z.url()]).default(''),
  /** Answers in place of Mux and YouTube, for tests. Empty: the services themselves. */
  VIDEO_SERVICES_URL: z.union([z.literal(''), z.url()]).default(''),
  /** Where the games are kept. Without the three of them the site runs without the game. */
  SUPABASE_URL: z.union([z.literal(''), z.url()]).default(''),
  SUPABASE_SERVICE_KEY: z.string().default(''),
  SUPABASE_JWT_SECRET: z.string().default(''),
  /** For how many days removed content, revisions and games are kept; 0: for good. What is removed can be brought back for a month at least. */
  KEEP_TOMBSTONES_DAYS: keepDays(30, 90),
  KEEP_REVISIONS_DAYS: keepDays(1, 730),
  KEEP_GAMES_DAYS: keepDays(2, 90),
  /** From which level on lines are written to the log. */
  LOG_LEVEL: set(z.enum(['debug', 'info', 'warn', 'error']).default('info')),
  /** Where Prometheus finds what this process counts; left out, nothing is counted. */
  METRICS_PORT: set(z.coerce.number().int().optional()),
  METRICS_HOST: set(z.string().optional()),
  /** Collector of OpenTelemetry that takes spans, and the name that this server has there; read by its own library too. */
  OTEL_EXPORTER_OTLP_ENDPOINT: set(z.url().optional()),
  OTEL_SERVICE_NAME: set(z.string().optional()),
  /** How long a server that is told to stop goes on taking requests while `/readyz` says 503. */
  STOP_DELAY_MS: set(z.coerce.number().int().min(0).max(20_000).default(0)),
})

/** What the host app is told from outside. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): z.output<typeof environmentSchema> {
  return environmentSchema.parse(env)
}
