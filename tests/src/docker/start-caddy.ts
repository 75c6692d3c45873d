import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The program of CADDY_PATH, else the system's; undefined where there is none. */
export function findCaddy(): string | undefined {
  return [process.env.CADDY_PATH, 'caddy'].find((path) => path && spawnSync(path, ['version']).status === 0)
}

interface Answer {
  readonly status: number
  readonly body: string
}

export interface Caddy {
  /** The answer to a request by its own certificate. */
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  /** The same, with a body that is sent as it comes, without its length. */
  readonly post: (path: string, body: string) => Promise<Answer>
  readonly stop: () => Promise<void>
}

/** Starts Caddy with the project's own Caddyfile and a certificate of its own making. Resolves once it answers. */
export async function startCaddy(program: string, scratch: string, env: Record<string, string>): Promise<Caddy> {
  const folder = join(scratch, 'caddy')
  mkdirSync(folder, { recursive: true })
  const log = join(scratch, 'caddy.log')
  const output = openSync(log, 'a')
  const child = spawn(program, ['run', '--config', 'docker/Caddyfile', '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = once(child, 'exit')
  const root = join(folder, 'caddy/pki/authorities/local/root.crt')
  const patience = Date.now() + 30_000
  while (!existsSync(root)) {
    if (child.exitCode !== null || Date.now() > patience)
      throw new Error(`Caddy did not start:\n${readFileSync(log, 'utf8')}`)
    await wait(100)
  }
  return {
    get: (path, headers = {}) => ask(new URL(path, env.PUBLIC_URL), { ca: readFileSync(root), headers }),
    post: (path, body) => ask(new URL(path, env.PUBLIC_URL), { ca: readFileSync(root), method: 'POST' }, body),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function ask(url: URL, options: RequestOptions, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { ...options, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }))
      answer.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
