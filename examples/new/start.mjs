// Prepares the database, builds what is not built, and serves the admin and the site: `npm start`.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

if (existsSync('.env')) loadEnvFile('.env')
const { DATABASE_URL, CMS_URL = 'http://localhost:3001', PUBLIC_URL = 'http://localhost:3000' } = process.env
const env = { ...process.env, NODE_ENV: 'production', CMS_URL, PUBLIC_URL }
// Lexical's modules for Node wait at their top for an import of their own, and import each other: on Node 20 each fifth command
// of Payload would end without a word, or never.
const ofPayload = { ...env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=production`.trim() }
const shell = process.platform === 'win32'

if (!DATABASE_URL) {
  console.error(`Please say in .env where the database is, such as DATABASE_URL=postgres://postgres:secret@localhost:5432/postgres
Without one at hand: docker run -d -p 5432:5432 -e POSTGRES_PASSWORD=secret postgres:17`)
  process.exit(1)
}

/** Runs a command of the project to its end. */
function run(command, ...args) {
  const { status, error } = spawnSync(command, args, {
    env: command === 'payload' ? ofPayload : env,
    shell,
    stdio: 'inherit',
  })
  if (error)
    console.error(`${command} cannot be run (${error.message}): please run npm install, and this by npm start.`)
  if (status !== 0) process.exit(status ?? 1)
}

run('blickfang', 'own', 'src/blickfang')
run('payload', 'generate:importmap')
run('blickfang', 'migrate')
// An upgrade of Blickfang may add columns to Payload's own tables; without any nothing is made.
run('payload', 'migrate:create', 'changes', '--skip-empty')
run('payload', 'migrate')
run('next', 'build')
run('blickfang-site', 'build', '--own', 'src/blickfang')

const port = new URL(CMS_URL).port || '3001'
const servers = [
  spawn('next', ['start', '-p', port], { env, shell, stdio: 'inherit' }),
  spawn('blickfang-site', ['start', '--own', 'src/blickfang'], { env, shell, stdio: 'inherit' }),
]
let isAsked = false
const stop = () => {
  for (const server of servers) server.kill()
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isAsked = true
    stop()
  })
// Neither is of use without the other.
for (const server of servers)
  server.on('exit', (code) => {
    stop()
    if (!isAsked) process.exitCode ||= code ?? 1
  })
