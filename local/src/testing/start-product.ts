import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The whole product, started of its own: other ports and data than a developer's, an editor signed in. */
export interface Product {
  readonly url: string
  readonly cmsUrl: string
  readonly dataDir: string
  readonly databaseUrl: string
  /** Process ids of this run. */
  readonly pids: Readonly<Record<string, number>>
  /** Time from the command to the first answer, in ms. */
  readonly readyAfterMs: number
  /** Sends a request as the editor, from the site's own origin. */
  readonly call: (path: string, init?: { method?: string; body?: unknown }) => Promise<Response>
  readonly token: string
  readonly login: { readonly email: string; readonly password: string }
  readonly stop: () => Promise<void>
}

/** A product that nobody has an account of yet. */
export interface EmptyProduct
  extends Pick<Product, 'url' | 'cmsUrl' | 'dataDir' | 'databaseUrl' | 'pids' | 'readyAfterMs' | 'stop'> {
  /** Where its first account is made. */
  readonly setupUrl: string
}

interface StartProduct {
  readonly dataDir: string
  /** Where the site listens; the cms has the next one. */
  readonly port: number
  /** Whether the database is empty at first, and seeded anew. */
  readonly isFresh: boolean
  /** More of the environment, over what a developer's start has. */
  readonly env?: Readonly<Record<string, string>>
}

const startLimitMs = 600_000

/** Starts the product with the demo. Builds first when there is no fresh build, so the first call can take minutes. */
export async function startProduct(spec: StartProduct): Promise<Product> {
  const { setupUrl: _, ...run } = await launch(spec, ['--demo'])
  const { url, dataDir } = run
  const login = JSON.parse(readFileSync(`${dataDir}/login.json`, 'utf8')) as Product['login']
  const token = await signIn(url, login)
  return {
    ...run,
    login,
    token,
    call: (path, init = {}) =>
      fetch(`${url}${path}`, {
        method: init.method ?? 'GET',
        headers: { 'content-type': 'application/json', cookie: `payload-token=${token}`, origin: url },
        ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
      }),
  }
}

/** Starts the product on an empty database, as a person does on a fresh clone. */
export async function startEmptyProduct(spec: Omit<StartProduct, 'isFresh'>): Promise<EmptyProduct> {
  const { setupUrl, ...run } = await launch({ ...spec, isFresh: true }, [])
  if (!setupUrl) throw new Error('The site is set up already.')
  return { ...run, setupUrl }
}

async function launch({ port, isFresh, env, ...place }: StartProduct, more: readonly string[]) {
  const dataDir = resolve(place.dataDir)
  const runFile = `${dataDir}/run.json`
  rmSync(runFile, { force: true })
  const args = ['scripts/start.mjs', '--attached', ...more, '--data', dataDir, ...(isFresh ? ['--fresh'] : [])]
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      PORT: String(port),
      CMS_PORT: String(port + 1),
      PUBLIC_URL: '',
      CONFIRMATIONS_PER_DAY: '1000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const run = await waitForRun(child, runFile)
  const [url, cmsUrl] = [`http://localhost:${port}`, `http://127.0.0.1:${port + 1}`]
  return { ...run, url, cmsUrl, dataDir, stop: () => stop(child) }
}

async function waitForRun(
  child: ChildProcess,
  runFile: string,
): Promise<Pick<Product, 'pids' | 'readyAfterMs' | 'databaseUrl'> & { readonly setupUrl: string | null }> {
  const end = Date.now() + startLimitMs
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The start ended with code ${child.exitCode}.`)
    if (existsSync(runFile)) return JSON.parse(readFileSync(runFile, 'utf8'))
    await sleep(200)
  }
  throw new Error('The start took longer than ten minutes.')
}

/** Signs in at a server, from the site's own origin, and resolves with the session's token. */
export async function signIn(server: string, login: Product['login'], origin = server): Promise<string> {
  const answer = await fetch(`${server}/api/bf-users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(login),
  })
  if (!answer.ok) throw new Error(`The editor could not sign in: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGINT')
  await ended
}
