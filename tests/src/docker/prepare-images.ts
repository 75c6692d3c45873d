import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createDatabase } from '@blickfang/local/src/postgres/create-database.ts'
import { startPostgres } from '@blickfang/local/src/postgres/start-postgres.ts'
import { freePort } from '@blickfang/local/src/process/free-port.ts'
import { type Built, DockerfileRun } from './run-dockerfile.ts'
import { runImage, type Started, startImage } from './start-image.ts'

type Settings = Record<'DATABASE_URL' | 'CMS_URL' | 'WEB_INTERNAL_URL' | 'PUBLIC_URL', string> & Record<string, string>

/** The images of docker/Dockerfile as folders of this machine, with a database and folders of their own. */
export interface Images {
  readonly settings: Settings
  readonly login: { readonly email: string; readonly password: string }
  readonly build: (name: string) => Built
  /** The folder that an image may write its data to. */
  readonly dataOf: (name: string) => string
  /** Starts an image's server as its user. */
  readonly start: (name: 'cms' | 'web') => Started
  /** Runs an image's own command, or this one, to its end. */
  readonly runOnce: (name: string, command?: readonly string[]) => Promise<void>
  /** Ends all that was started, and removes it. */
  readonly close: () => Promise<void>
}

/**
 * Takes the Dockerfile's steps in a scratch folder; what they make is started as the user of the images: a tree that it cannot
 * write to, and two folders that it can. Needs root, to become that user, and the registry or npm's cache.
 */
export async function prepareImages(firstPort: number): Promise<Images> {
  const scratch = mkdtempSync(join(tmpdir(), 'blickfang-image-'))
  // Its parents as well: who starts the servers is somebody else.
  spawnSync('chmod', ['755', scratch])
  const from = { dockerfile: 'docker/Dockerfile', ignoreFile: '.dockerignore', context: resolve('.'), into: scratch }
  const images = new DockerfileRun(from)
  const login = { email: 'anna@example.com', password: 'a long enough password' }
  const postgres = await startPostgres({ dataDir: join(scratch, 'postgres') })
  const closers: (() => Promise<unknown>)[] = [postgres.stop]
  const close = async () => {
    for (const closer of closers.reverse()) await closer()
    rmSync(scratch, { recursive: true, force: true })
  }
  const settings = await settingsFor(await createDatabase(postgres.url, 'blickfang'), firstPort)
  try {
    for (const name of ['cms', 'web', 'migrate']) images.build(name)
  } catch (error) {
    await close()
    throw error
  }

  const writable = (name: string) => {
    const folder = join(scratch, name)
    mkdirSync(folder, { recursive: true })
    chownSync(folder, 1000, 1000)
    return folder
  }
  const dataOf = (name: string) => writable(`${name}-data`)
  const place = (name: string) => ({ name, scratch, tmp: writable(`${name}-tmp`) })
  const env = (name: string) => ({ ...settings, DATA_DIR: dataOf(name), MEDIA_DIR: writable('media') })
  return {
    ...{ settings, login, dataOf, close },
    build: (name) => images.build(name),
    start: (name) => {
      const { port } = new URL(name === 'cms' ? settings.CMS_URL : settings.WEB_INTERNAL_URL)
      const set = { ...env(name), PORT: port }
      const started = startImage({ ...place(name), image: images.build(name), env: set })
      closers.push(started.stop)
      return started
    },
    runOnce: (name, command) => {
      const account = { ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password }
      const own = { ...env(name), WEB_INTERNAL_URL: '', ...account }
      return runImage({ ...place(name), image: images.build('migrate'), env: own, ...(command && { command }) })
    },
  }
}

async function settingsFor(databaseUrl: string, firstPort: number): Promise<Settings> {
  const port = await freePort(firstPort)
  const cmsPort = await freePort(port + 1)
  return {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'x'.repeat(43),
    REVALIDATE_SECRET: 'y'.repeat(43),
    PUBLIC_URL: `http://localhost:${port}`,
    CMS_URL: `http://127.0.0.1:${cmsPort}`,
    WEB_INTERNAL_URL: `http://127.0.0.1:${port}`,
  }
}

/** How much of the disk a folder takes, in MB; what is linked to from elsewhere too counts as well. */
export function sizeOf(folder: string): number {
  return Number(spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0])
}
