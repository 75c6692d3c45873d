import { randomUUID } from 'node:crypto'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import {
  buildConfig,
  type Config,
  getPayload,
  handleEndpoints,
  type Payload,
  type PayloadLogger,
  reload,
} from 'payload'
import pg from 'pg'
import { blickfang } from '../blickfang.ts'
import type { BlickfangOptions } from '../options.ts'

/** Makes a database beside that of the tests, and answers its address. */
export async function emptyDatabase(): Promise<string> {
  const address = String(process.env.DATABASE_URL)
  const name = `project_${randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(`create database "${name}"`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(address), { pathname: `/${name}` }).href
}

interface Project {
  readonly url: string
  readonly idType?: 'uuid' | 'uuidv7' | 'serial'
  readonly push?: boolean
  readonly users?: string
  /**
   * Collections that others do not have: Payload pushes the same schema once a process, whatever database it is for. Where a push before
   * has made some these are named too, or it would ask whether they have new names.
   */
  readonly more?: string | readonly string[]
  /** Parts of the adapter's options. */
  readonly adapter?: Partial<Parameters<typeof postgresAdapter>[0]>
  /** Parts of the project's configuration. */
  readonly config?: Partial<Config>
}

/** Name by which Payload finds a project that it has opened. */
const keyOf = new WeakMap<Payload, string>()

/** Opens a project with posts, jobs and accounts of its own, and Blickfang in it. `said` are the lines of its log that tell a fault. */
export async function openProject(project: Project) {
  const { config, said, warned } = makeConfig(project)
  const key = randomUUID()
  const payload = await getPayload({ config, key })
  keyOf.set(payload, key)
  return { payload, said, warned }
}

/** Lets an open project go on with another configuration, as Payload does while developing. */
export async function reloadProject(payload: Payload, project: Project): Promise<void> {
  await reload(await makeConfig(project).config, payload, true)
}

function makeConfig({ url, idType = 'uuid', push = true, users, more, adapter, config }: Project) {
  const said: unknown[] = []
  const warned: string[] = []
  const error = (line: unknown) => said.push(line)
  const warn = (line: unknown) => warned.push(...sentences([line]).map(String))
  const silent = () => undefined
  const logger = { level: 'error', error, fatal: error, info: silent, warn, debug: silent, trace: silent }
  const made = buildConfig({
    secret: 'a secret of the project',
    telemetry: false,
    logger: { ...logger, silent, child: () => logger } as unknown as PayloadLogger,
    db: postgresAdapter({ pool: { connectionString: url, max: 5 }, idType, push, ...adapter }),
    editor: lexicalEditor(),
    typescript: { autoGenerate: false },
    admin: { importMap: { autoGenerate: false } },
    collections: [
      { slug: 'posts', fields: [{ name: 'title', type: 'text', required: true }] },
      { slug: 'members', dbName: 'people', auth: true, fields: [] },
      ...[more ?? []].flat().map((slug) => ({ slug, fields: [] })),
      // Names that we have too, but for the prefix.
      { slug: 'users', fields: [{ name: 'title', type: 'text' }] },
      { slug: 'media', upload: true, fields: [{ name: 'title', type: 'text' }] },
      { slug: 'pages', fields: [{ name: 'title', type: 'text' }] },
      // Its table begins like one of ours.
      { slug: 'stories', dbName: 'bf_pages_of_stories', fields: [{ name: 'title', type: 'text' }] },
    ],
    globals: [{ slug: 'settings', fields: [{ name: 'title', type: 'text' }] }],
    plugins: [
      blickfang({
        databaseUrl: url,
        publicUrl: 'https://site.example',
        cmsUrl: 'https://cms.example',
        webUrls: [],
        revalidateSecret: 'secret',
        mediaStore: {},
        services: { films: {} },
        ...(users && { users }),
      } as unknown as BlickfangOptions),
    ],
    ...config,
  } as Config)
  return { config: made, said, warned }
}

/** Words of lines of a log. */
export function sentences(said: readonly unknown[]): unknown[] {
  return said.map((line) => (line as { msg?: string }).msg)
}

/** Calls the project's API, below `/api`. */
export async function askProject(payload: Payload, path: string, init: RequestInit) {
  const request = new Request(`https://site.example/api${path}`, init)
  const answer = await handleEndpoints({
    config: payload.config,
    request,
    payloadInstanceCacheKey: keyOf.get(payload) ?? '',
  })
  return { status: answer.status, json: await answer.json() }
}
