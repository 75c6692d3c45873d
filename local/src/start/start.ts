import { rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createDatabase } from '../postgres/create-database.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { watchParent } from '../process/watch-parent.ts'
import { buildApp } from './build-app.ts'
import { prepareDatabase } from './prepare-database.ts'
import { step } from './progress.ts'
import { readOptions, type StartOptions } from './read-options.ts'
import { Run } from './run.ts'
import { type Login, login, secrets } from './secrets.ts'
import { waitUntilAnswers } from './wait-until-answers.ts'

const begin = performance.now()
const options = await readOptions(process.argv.slice(2), process.env)
const run = new Run(options.dataDir)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
watchParent({ attached: options.isAttached, onGone: () => end(0) })

try {
  await start(options)
} catch (error) {
  if (!run.isClosing) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`)
    await end(1)
  }
}

async function end(code: number): Promise<void> {
  if (run.isClosing) return
  console.log('\n  Stopping …')
  await run.close()
  process.exit(code)
}

async function start({ isDev, dataDir, port, cmsPort, publicUrl, isFresh }: StartOptions): Promise<void> {
  console.log('\nBlickfang\n')
  const cmsUrl = `http://127.0.0.1:${cmsPort}`
  const webUrl = `http://127.0.0.1:${port}`
  if (isFresh) for (const kept of ['login.json', 'media']) rmSync(join(dataDir, kept), { recursive: true, force: true })
  const editor = login(dataDir)
  const databaseUrl = process.env.DATABASE_URL || (await startOwnPostgres(dataDir, isFresh))
  const shared = {
    ...process.env,
    ...secrets(dataDir, process.env),
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    MEDIA_DIR: process.env.MEDIA_DIR || join(dataDir, 'media'),
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const cmsEnv = { ...shared, DATABASE_URL: databaseUrl, WEB_INTERNAL_URL: webUrl, CMS_URL: cmsUrl }
  const webEnv = { ...shared, CMS_URL: cmsUrl, PORT: String(port), NODE_ENV: isDev ? 'development' : 'production' }

  await prepareDatabase(databaseUrl, { ...cmsEnv, ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password }, run)
  if (!isDev) {
    await buildApp('cms', cmsEnv, run)
    await buildApp('web', webEnv, run)
  }

  const next = resolve('node_modules/next/dist/bin/next')
  const address = ['-p', String(cmsPort), '-H', '127.0.0.1']
  const cmsArgs = isDev ? [next, 'dev', ...address] : [next, 'start', ...address, '--keepAliveTimeout', '65000']
  const log = isDev ? 'console' : 'file'
  await step('Starting cms and web', async () => {
    const cms = run.start({ name: 'cms', args: cmsArgs, cwd: 'cms', env: cmsEnv }, log)
    const web = run.start({ name: 'web', args: ['--import', 'tsx', 'server.ts'], cwd: 'web', env: webEnv }, log)
    const ends = [cms, web].map(({ success }) => success.then(() => Promise.reject(new Error('A server has ended.'))))
    for (const each of ends) each.catch(stopOnFailure)
    const answers = waitUntilAnswers(`${cmsUrl}/api/users/me`, 120).then(() => waitUntilAnswers(webUrl, 60))
    await Promise.race([isDev ? sayWhenBroken(answers) : answers, ...ends])
    noteRun(dataDir, databaseUrl, { cms: cms.pid, web: web.pid })
  })
  console.log(summary({ publicUrl, editor, dataDir, isDev }))
}

async function startOwnPostgres(dataDir: string, isFresh: boolean): Promise<string> {
  return step('Starting Postgres', async () => {
    const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
    run.onClose(postgres.stop)
    return createDatabase(postgres.url, 'blickfang', { replace: isFresh })
  })
}

async function stopOnFailure(error: unknown): Promise<void> {
  if (run.isClosing) return
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  await end(1)
}

/** Somebody who changes the code wants to see what is broken and mend it, not to start again. */
async function sayWhenBroken(answers: Promise<void>): Promise<void> {
  await answers.catch((error) => console.error(`\n${error.message}\n`))
}

/** For benchmarks and tests: which processes and database this run consists of, and how long it took to answer. */
function noteRun(dataDir: string, databaseUrl: string, pids: Record<string, number>): void {
  const file = join(dataDir, 'run.json')
  const readyAfterMs = Math.round(performance.now() - begin)
  writeFileSync(file, JSON.stringify({ pids: { start: process.pid, ...pids }, readyAfterMs, databaseUrl }))
  run.onClose(() => rmSync(file, { force: true }))
}

function summary({
  publicUrl,
  editor,
  dataDir,
  isDev,
}: {
  publicUrl: string
  editor: Login
  dataDir: string
  isDev: boolean
}): string {
  const shown = (file: string) => relative('.', join(dataDir, file))
  return `
  Site      ${publicUrl}
  Admin     ${publicUrl}/admin
  Login     ${editor.email}
  Password  ${editor.password}   (kept in ${shown('login.json')})
${isDev ? '' : `  Logs      ${shown('log')}\n`}
  Ctrl-C stops everything.
`
}
