import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { reservePort } from '../process/reserve-port.ts'
import { startWatchdog, type Watchdog } from '../process/watchdog.ts'

type StartPostgrest = {
  program: string
  /** Address with the role `authenticator` in it. */
  databaseUrl: string
  jwtSecret: string
  /** Schemas that requests may name; the first is the default. */
  schemas: string[]
  log: string
}

export type Postgrest = { port: number; stop(): Promise<void> }

/** Time between an end and the next start, in ms. */
const pauseMs = 500

/**
 * Starts PostgREST and resolves once it has read the schemas; from then on it is started again whenever it ends by itself.
 * PostgREST ends with this process, however that ends.
 */
export async function startPostgrest({ program, log, ...config }: StartPostgrest): Promise<Postgrest> {
  mkdirSync(dirname(log), { recursive: true })
  const held = [await reservePort(0, '127.0.0.1'), await reservePort(0, '127.0.0.1')] as const
  const [port, adminPort] = [held[0].port, held[1].port]
  await Promise.all(held.map(({ release }) => release()))
  const watchdog = startWatchdog()
  // Secrets travel by environment: arguments can be read by every user of the machine.
  const env = environment(config, port, adminPort)
  const launch = (flags: 'w' | 'a') => launchProgram({ program, env, log, flags, watchdog })
  let current = launch('w')
  let isStopping = false

  const stop = async () => {
    isStopping = true
    current.child.kill('SIGTERM')
    await current.end
    watchdog.dismiss()
  }
  const keep = async () => {
    for (;;) {
      await current.end
      await wait(pauseMs, undefined, { ref: false })
      if (isStopping) return
      console.log('  PostgREST has ended and is started again.')
      current = launch('a')
    }
  }
  const patience = Date.now() + 30_000
  while (!(await isReady(adminPort))) {
    const failure = current.failure()
    if (failure || Date.now() > patience) {
      await stop()
      throw new Error(`PostgREST did not start (${failure || 'in time'}).\n${readFileSync(log, 'utf8')}`)
    }
    await wait(20)
  }
  void keep()
  return { port, stop }
}

type Launch = { program: string; env: NodeJS.ProcessEnv; log: string; flags: 'w' | 'a'; watchdog: Watchdog }

function launchProgram({ program, env, log, flags, watchdog }: Launch) {
  const output = openSync(log, flags)
  const child = spawn(program, [], { env, detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  const { pid } = child
  if (pid) watchdog.guard(pid, 'TERM')
  let failure = ''
  const end = new Promise<void>((resolve) => {
    const ended = (why: string) => {
      failure ||= why
      if (pid) watchdog.release(pid)
      resolve()
    }
    child.once('error', (error) => ended(error.message))
    child.once('exit', (code, signal) => ended(`it ended with ${signal ?? code}`))
  })
  return { child, end, failure: () => failure }
}

type Config = Pick<StartPostgrest, 'databaseUrl' | 'jwtSecret' | 'schemas'>

function environment({ databaseUrl, jwtSecret, schemas }: Config, port: number, adminPort: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(port),
    PGRST_ADMIN_SERVER_PORT: String(adminPort),
    PGRST_DB_URI: databaseUrl,
    PGRST_DB_SCHEMAS: schemas.join(','),
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_USE_LEGACY_GUCS: 'false',
    // Supabase's own default: what is cut off there must be cut off here.
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_DB_POOL: '10',
    PGRST_JWT_SECRET: jwtSecret,
    PGRST_LOG_LEVEL: 'error',
  }
}

async function isReady(adminPort: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${adminPort}/ready`, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}
