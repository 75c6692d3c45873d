import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { reservePort } from '../process/reserve-port.ts'
import { startWatchdog } from '../process/watchdog.ts'

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

/** Starts PostgREST and resolves once it has read the schemas. It ends with this process, however that ends. */
export async function startPostgrest({ program, log, ...config }: StartPostgrest): Promise<Postgrest> {
  mkdirSync(dirname(log), { recursive: true })
  const held = [await reservePort(0, '127.0.0.1'), await reservePort(0, '127.0.0.1')] as const
  const [port, adminPort] = [held[0].port, held[1].port]
  await Promise.all(held.map(({ release }) => release()))
  const output = openSync(log, 'w')
  // Secrets travel by environment: arguments can be read by every user of the machine.
  const env = environment(config, port, adminPort)
  const child = spawn(program, [], { env, detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  let failure = ''
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code, signal) => (failure ||= `it ended with ${signal ?? code}`))
  const watchdog = startWatchdog()
  if (child.pid) watchdog.guard(child.pid, 'TERM')

  const stop = async () => {
    if (!failure) {
      const end = once(child, 'exit')
      child.kill('SIGTERM')
      await end
    }
    watchdog.dismiss()
  }
  const patience = Date.now() + 30_000
  while (!(await isReady(adminPort))) {
    if (failure || Date.now() > patience) {
      await stop()
      throw new Error(`PostgREST did not start (${failure || 'in time'}).\n${readFileSync(log, 'utf8')}`)
    }
    await wait(20)
  }
  return { port, stop }
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
    return (await fetch(`http://127.0.0.1:${adminPort}/ready`)).ok
  } catch {
    return false
  }
}
