import { rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { startMailCatcher } from '../mail/start-mail-catcher.ts'
import { startOutsideServices } from '../outside/start-outside-services.ts'
import { createDatabase } from '../postgres/create-database.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { watchParent } from '../process/watch-parent.ts'
import { writePrivate } from '../process/write-private.ts'
import { buildApp } from './build-app.ts'
import { claimDatabase } from './claim/claim-database.ts'
import { claimFolder } from './claim/claim-folder.ts'
import { findSetupLink } from './find-setup-link.ts'
import { prepareDatabase } from './prepare-database.ts'
import { step } from './progress.ts'
import { readFlags, readOptions, type StartOptions } from './read-options.ts'
import { Run } from './run.ts'
import { findLogin, type Login, login, secrets } from './secrets.ts'
import { startGame } from './start-game.ts'
import { startServers } from './start-servers.ts'

/** Name of the demo site's editor: a member of the shop's team. */
const demoEditor = 'Marta Lindenmann'

const begin = performance.now()
console.log('\nBlickfang\n')
const flags = readFlags(process.argv.slice(2), process.env)
const releaseFolder = await claimFolder(flags.dataDir).catch(refuse)
const options = await readOptions(flags, process.env).catch((error) => {
  releaseFolder()
  return refuse(error)
})
const run = new Run(options.dataDir)
let started: Promise<string> | undefined
run.onClose(releaseFolder)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
watchParent({ attached: options.isAttached, onGone: () => end(0) })

try {
  await start()
} catch (error) {
  if (!run.isClosing) {
    say(error)
    await end(1)
  }
}

function refuse(error: unknown): never {
  say(error)
  process.exit(1)
}

function say(error: unknown): void {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
}

async function end(code: number): Promise<void> {
  if (run.isClosing) return
  console.log('\n  Stopping …')
  await run.close()
  process.exit(code)
}

async function start(): Promise<void> {
  const { isDev, isFresh, isDemo, dataDir, port, cmsPort, publicUrl } = options
  const cmsUrl = `http://127.0.0.1:${cmsPort}`
  const webUrl = `http://127.0.0.1:${port}`
  if (isFresh) for (const kept of ['login.json', 'media']) rmSync(join(dataDir, kept), { recursive: true, force: true })
  const editor = isDemo ? login(dataDir) : findLogin(dataDir)
  const databaseUrl =
    process.env.DATABASE_URL || (await createDatabase(await ownPostgres(), 'blickfang', { replace: isFresh }))
  run.onClose(await claimDatabase(databaseUrl))
  // It has no part in preparing and building, so it need not be waited for until then.
  const game = startGame({ dataDir, isFresh, env: process.env, run, postgresUrl: ownPostgres })
  const shared = {
    ...process.env,
    ...secrets(dataDir, process.env),
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    MEDIA_DIR: process.env.MEDIA_DIR || join(dataDir, 'media'),
    NEXT_TELEMETRY_DISABLED: '1',
    // Said outright, because whoever starts us may have a mode of their own: Playwright has «test».
    NODE_ENV: isDev ? 'development' : 'production',
  }
  const standIns = await startStandIns()
  const addresses = { DATABASE_URL: databaseUrl, WEB_INTERNAL_URL: webUrl, CMS_URL: cmsUrl }
  // Whoever sets the site up may fill it with the demo instead.
  const demo = { DEMO_DIR: resolve(process.env.DEMO_DIR || 'demo') }
  const cmsEnv = { ...shared, ...demo, ...standIns.env, ...nextMetricsPort(process.env), ...addresses }
  const webEnv = { ...shared, ...standIns.webEnv, CMS_URL: cmsUrl, PORT: String(port) }

  // No web runs yet that could hold a page, though its port is taken already: held for it.
  const alone = { ...cmsEnv, WEB_INTERNAL_URL: '' }
  await prepareDatabase(databaseUrl, { env: { ...alone, ...accountOf(editor) }, run, isDemo })
  if (!isDev) {
    await buildApp('cms', cmsEnv, run)
    await buildApp('web', webEnv, run)
  }

  const settings = await game
  const servers = { cmsEnv: { ...cmsEnv, ...settings.cms }, webEnv: { ...webEnv, ...settings.web } }
  const setup = await findSetupLink(databaseUrl, { secret: shared.PAYLOAD_SECRET, publicUrl })
  const note = runNotes(dataDir, { databaseUrl, mailUrl: standIns.mailUrl, setupUrl: setup })
  const pids = await step('Starting cms and web', (tell) =>
    startServers({
      ...{ options, ...servers, run, tell, onGiveUp: stopOnFailure },
      onRestart: (name, pid, reason) => {
        console.log(`  ${name} has ended (${reason}) and is started again.`)
        pids[name] = pid
        note(pids)
      },
    }),
  )
  note(pids)
  console.log(summary(options, { editor, setup, mailUrl: standIns.mailUrl }))
}

/** The first account, for the seed of the demo. */
function accountOf(editor: Login | null): NodeJS.ProcessEnv {
  if (!editor) return {}
  const { email, password } = editor
  return { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ADMIN_NAME: process.env.ADMIN_NAME || demoEditor }
}

/** Two servers on one machine cannot share a port. */
function nextMetricsPort({ METRICS_PORT }: NodeJS.ProcessEnv): { METRICS_PORT?: string } {
  return METRICS_PORT ? { METRICS_PORT: String(Number(METRICS_PORT) + 1) } : {}
}

interface StandIns {
  /** Variables that tell the cms about the stand-ins; `webEnv` is the part for web, where visitors' videos play. */
  readonly env: Readonly<Record<string, string>>
  readonly webEnv: Readonly<Record<string, string>>
  readonly mailUrl: string | undefined
}

/** Starts stand-ins for the mail server and the outside services that the environment does not name. */
async function startStandIns(): Promise<StandIns> {
  const mail = process.env.SMTP_URL ? undefined : await startMailCatcher()
  if (mail) run.onClose(mail.stop)
  const outside = await startOutsideServices()
  run.onClose(outside.stop)
  const env = outside.envBeside(process.env)
  return {
    env: { ...env, ...(mail && { SMTP_URL: mail.smtpUrl }) },
    webEnv: { ...(env.VIDEO_SERVICES_URL && { VIDEO_SERVICES_URL: env.VIDEO_SERVICES_URL }) },
    mailUrl: mail?.url,
  }
}

/** The embedded Postgres, started once: for the site unless DATABASE_URL names another server, and for the games. */
function ownPostgres(): Promise<string> {
  started ??= step('Starting Postgres', async () => {
    const { url, stop } = await startPostgres({ dataDir: join(options.dataDir, 'postgres'), onRestart: tellPostgres })
    run.onClose(stop)
    return url
  })
  return started
}

async function stopOnFailure(error: unknown): Promise<void> {
  if (run.isClosing) return
  say(error)
  await end(1)
}

interface RunPlaces {
  readonly databaseUrl: string
  /** Where mails are read; none where they are sent on. */
  readonly mailUrl: string | undefined
  /** Where the site is set up; null once somebody has an account. */
  readonly setupUrl: string | null
}

/** For benchmarks and tests: which processes, database and mails this run consists of, and how long it took to answer. */
function runNotes(dataDir: string, places: RunPlaces): (pids: Record<string, number>) => void {
  const file = join(dataDir, 'run.json')
  let readyAfterMs: number | undefined
  run.onClose(() => rmSync(file, { force: true }))
  return (pids) => {
    readyAfterMs ??= Math.round(performance.now() - begin)
    // Its owner's alone: the database's address is a key to it.
    writePrivate(file, JSON.stringify({ pids: { start: process.pid, ...pids }, readyAfterMs, ...places }))
  }
}

/** Says that Postgres runs again, or why it does not. */
function tellPostgres(failure?: unknown): void {
  if (failure) say(failure)
  else console.log('  Postgres has ended and was started again; nothing that was saved is lost.')
}

interface Told {
  readonly editor: Login | null
  readonly setup: string | null
  readonly mailUrl: string | undefined
}

function summary({ publicUrl, dataDir, isDev }: StartOptions, { editor, setup, mailUrl }: Told): string {
  const shown = (file: string) => relative('.', join(dataDir, file))
  const lines: (readonly [string, string] | false)[] = [
    ['Site', publicUrl],
    ...(setup
      ? []
      : ([
          ['Editor', `${publicUrl}/de/edit`],
          ['Admin', `${publicUrl}/admin`],
        ] as const)),
    ...(editor && !setup
      ? ([
          ['Login', editor.email],
          ['Password', `${editor.password}   (kept in ${shown('login.json')})`],
        ] as const)
      : []),
    mailUrl !== undefined && ['Mails', `${mailUrl}   (nothing is sent on)`],
    !isDev && ['Logs', shown('log')],
    setup !== null && ['Begin', setup],
  ]
  const said = lines.flatMap((line) => (line ? [`  ${line[0].padEnd(9)} ${line[1]}`] : []))
  const note = setup ? '\n  Nobody has an account yet. Open the link behind «Begin»: it is yours alone.\n' : ''
  return `\n${said.join('\n')}\n${note}\n  Ctrl-C stops everything.\n`
}
