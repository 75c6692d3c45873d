import {
  addressOf,
  days,
  httpAddress,
  httpOrigin,
  isHttpAddress,
  listOf,
  oneOf,
  port,
  set,
  textLike,
  wholeNumber,
} from '@blickfang/platform/server/settings/kinds.ts'
import { parseSettings } from '@blickfang/platform/server/settings/parse-settings.ts'
import { z } from 'zod'

/** A name with an address in angle brackets, or an address alone; addresses within the machine too. */
const sender = textLike(
  'a name with an address, such as Optik Muster <hallo@example.ch>',
  /^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
)
export const databaseAddress = addressOf(['postgres', 'postgresql'], 'postgres://user:password@host:5432/blickfang')
/** A scheme of our own in front: every address that the name has. */
const isWebProcess = (address: string) => isHttpAddress(address.replace(/^dns\+/, ''))

export const environmentSchema = z.object({
  DATABASE_URL: set(databaseAddress.default('postgres://localhost/blickfang')),
  /** «1» when a pooler stands at `DATABASE_URL` that lends connections for a transaction, such as PgBouncer. */
  DATABASE_POOLER: set(oneOf('0', '1').default('0')),
  /** Valkey or Redis, where all processes of both servers count what is limited. Empty: the database counts. */
  REDIS_URL: set(addressOf(['redis', 'rediss'], 'redis://:password@host:6379/0').default('')),
  /** Signs sessions. At least 32 characters in production. */
  PAYLOAD_SECRET: z.string().default(''),
  /** Where visitors and editors see the site. */
  PUBLIC_URL: set(httpOrigin.default('http://localhost:3000')),
  /** Where this server itself is reached. */
  CMS_URL: set(httpOrigin.default('http://localhost:3001')),
  /** Web processes, comma-separated, `dns+http://name:3000` for all that have a name, that are told of a publish at once. Others
   * ask within a second, for which it waits. */
  WEB_INTERNAL_URL: listOf(
    'addresses with commas between, such as http://127.0.0.1:3000,dns+http://web:3000',
    isWebProcess,
  ).default('http://127.0.0.1:3000'),
  REVALIDATE_SECRET: z.string().default(''),
  /** Where a CDN in front is told which tags to let go of, and a header that proves who tells, as `Name: value`. Empty: there is none. */
  CDN_PURGE_URL: set(httpAddress.default('')),
  CDN_PURGE_HEADER: set(textLike('a header such as Fastly-Key: <token>', /^[\w-]+: .+$/).default('')),
  /** Server that takes mail, such as smtps://user:password@host:465. Empty: no mail is sent, and what is to be sent waits. */
  SMTP_URL: set(addressOf(['smtp', 'smtps'], 'smtps://user:password@mail.example.ch:465').default('')),
  /** The address that mails are from, alone or as «Optik Lindenhof <hallo@optik-lindenhof.ch>»; the name that people read is the
   * site's. Empty: noreply at the host of `PUBLIC_URL`. */
  MAIL_FROM: set(sender.default('')),
  /** Number of addresses that nobody has confirmed to which the forms send a confirmation in a day. */
  CONFIRMATIONS_PER_DAY: set(wholeNumber(1, 1_000_000).default(200)),
  /** `host:port` of services in the operator's own network, comma-separated: every other outside one must be on the open internet. */
  INTERNAL_HOSTS: set(
    listOf('host:port with commas between, such as feeds.intern:8080', (host) =>
      /^[^\s/:]+:\d{1,5}$/.test(host),
    ).default(''),
  ),
  /** Google's Places API, and a key of it for sites whose settings name none. Empty: no reviews are read for them. */
  GOOGLE_PLACES_URL: set(httpAddress.default('https://places.googleapis.com')),
  GOOGLE_PLACES_KEY: z.string().default(''),
  /** Where feeds of Instagram lie that the settings name by their id alone. */
  BEHOLD_URL: set(httpAddress.default('https://feeds.behold.so/')),
  /** Feed of articles that answers `post-id` and `post-teaser`. Empty: there is none. */
  ARTICLES_URL: set(httpAddress.default('')),
  /** Answers in place of Mux and YouTube, for tests. Empty: the services themselves. */
  VIDEO_SERVICES_URL: set(httpAddress.default('')),
  /** An access token of Mux's API, for films that editors upload. Empty: no uploading is offered. */
  MUX_TOKEN_ID: z.string().default(''),
  MUX_TOKEN_SECRET: z.string().default(''),
  /** Signs what Mux tells at `/api/webhooks/mux`. Empty: nobody listens, and a film that is prepared is asked for. */
  MUX_WEBHOOK_SECRET: z.string().default(''),
  /** Which service translates: DeepL, or any that speaks OpenAI's «chat completions». Empty: none, and nobody is offered one. */
  TRANSLATION_SERVICE: set(oneOf('deepl', 'chat').or(z.literal('')).default('')),
  /** Empty: DeepL's own address, which its key tells, or OpenAI's. */
  TRANSLATION_URL: set(httpAddress.default('')),
  TRANSLATION_KEY: z.string().default(''),
  /** Model of a chat service. */
  TRANSLATION_MODEL: set(z.string().default('gpt-4.1-mini')),
  /** Where the games are kept. Without the three of them the site runs without the game. */
  SUPABASE_URL: set(httpAddress.default('')),
  SUPABASE_SERVICE_KEY: z.string().default(''),
  SUPABASE_JWT_SECRET: z.string().default(''),
  /** Folder of the demo, which whoever sets up an empty site may fill it with. Empty: it is not offered. */
  DEMO_DIR: z.string().default(''),
  /** Days for which removed content, revisions and games are kept; 0: for good. Removed content can be brought back for a month at least. */
  KEEP_TOMBSTONES_DAYS: set(days(30).default(90)),
  KEEP_REVISIONS_DAYS: set(days(1).default(730)),
  KEEP_GAMES_DAYS: set(days(2).default(90)),
  /** Level from which on lines are written to the log. */
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

/** Settings of the host app from outside. Throws WrongSettings. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): z.output<typeof environmentSchema> {
  return parseSettings(environmentSchema, env)
}

/** The address that mails are from. */
export function mailFrom({
  MAIL_FROM,
  PUBLIC_URL,
}: Pick<z.output<typeof environmentSchema>, 'MAIL_FROM' | 'PUBLIC_URL'>): string {
  return MAIL_FROM || `noreply@${new URL(PUBLIC_URL).hostname.replace(/^www\./, '')}`
}
