import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { createClient } from '@blickfang/contract/api/client.ts'
import { createDatabase } from '@blickfang/local/src/postgres/create-database.ts'
import { withClient } from '@blickfang/local/src/postgres/with-client.ts'
import { freePort } from '@blickfang/local/src/process/free-port.ts'
import { type Program, startProgram } from '@blickfang/local/src/process/start-program.ts'
import { startWatchdog, type Watchdog } from '@blickfang/local/src/process/watchdog.ts'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeProject, newBakery, pathOf } from './new-project.ts'
import { proveOwnBlock } from './own-block.ts'
import { proveOwnForm } from './own-form.ts'
import { proveOwnSettings } from './own-settings.ts'
import { proveOwnSite, type Visited } from './own-site.ts'
import { filesIn, installInto, packAll } from './packed.ts'

/** Milliseconds that only a program takes which hangs: two builds of whole Next apps beside the journeys have taken twenty minutes. */
const patience = 2_400_000
vi.setConfig({ testTimeout: patience, hookTimeout: patience })

// Below the repository, so that what the packages need is found.
const folder = resolve('.data/test/packages')
const host = join(folder, 'host')
let packed: Record<string, string>
let watchdog: Watchdog
/** Programs of the projects by their names, and what a person who is signed in needs. */
const programs = new Map<string, Program & { readonly log: string }>()
let signedIn: SignedIn | undefined
beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  packed = packAll(folder)
  watchdog = startWatchdog()
})
afterAll(() => Promise.all([...programs.values()].map((program) => program.stop())))

test('npm and TypeScript take each package, and nothing is in it that a project has no use for', async () => {
  // Of the site nothing is imported: it is a command, and sources that are compiled with a project's blocks.
  const { site, create, ...imported } = packed
  expect(filesIn(join(folder, 'site')).filter((path) => /\.test\.|\/testing\//.test(path))).toEqual([])
  expect(readFileSync(String(site)).length).toBeLessThan(3_000_000)
  expect(filesIn(join(folder, 'create')).filter((path) => /post|generated|migrations/i.test(path))).toEqual([])
  expect(readFileSync(String(create)).length).toBeLessThan(50_000)
  for (const [name, file] of Object.entries(imported)) {
    const { messages } = await publint({ pkgDir: join(folder, name), strict: true })
    expect([name, messages.map(({ code }) => code)]).toEqual([name, []])
    const bytes = readFileSync(file)
    const types = await checkPackage(createPackageFromTarballData(bytes), { excludeEntrypoints: [/\*/] })
    const problems =
      'problems' in types ? types.problems.filter(({ kind }) => !esmAlone.has(kind)) : [{ kind: 'no types' }]
    expect([name, problems]).toEqual([name, []])
    expect(
      filesIn(join(folder, name)).filter((path) =>
        /\.test\.|\.int\.|\/testing\/|(^|\/)seed\/|\.tsx?$(?<!\.d\.ts)/.test(path),
      ),
    ).toEqual([])
    expect(bytes.length).toBeLessThan(2_000_000)
    // Left out may be what the project has or what another package of ours is; a stranger's would be found by luck.
    const { peerDependenciesMeta = {} } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'))
    expect(
      Object.keys(peerDependenciesMeta).filter((peer) => !/^(react$|@payloadcms\/|@blickfang\/)/.test(peer)),
    ).toEqual([])
  }
})

/** The packages are for bundlers and for Node's own modules, as Payload is; `require` and resolvers of former days are not served. */
const esmAlone: ReadonlySet<string> = new Set(['CJSResolvesToESM', 'NoResolution', 'InternalResolutionError'])

async function emptyDatabase(): Promise<string> {
  return createDatabase(process.env.DATABASE_URL ?? '', `host_${randomUUID().slice(0, 8)}`)
}

/** Runs a program of the project to its end, and returns what it printed. Throws all of that when it ends badly. */
async function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const beside = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
  // See examples/new/start.mjs.
  const options = args[0] === payload ? ['--conditions=production'] : []
  try {
    const how = { cwd: host, env: { ...beside, ...env } }
    const { stdout } = await promisify(execFile)(process.execPath, [...options, ...args], how)
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${args.join(' ')}\n${stdout}${stderr}`, { cause: error })
  }
}

/**
 * Here npm keeps two equal copies of drizzle-orm, whose types do not mix. A project has one, and the build looks at its types.
 * And nobody builds it a second time: its build leaves no cache.
 */
function prepareBuild(project: string): void {
  const next = join(project, 'next.config.ts')
  const own = readFileSync(next, 'utf8')
  const experimental = '{ experimental: { turbopackFileSystemCacheForBuild: false } }'
  expect(own).toContain('withBlickfang({}')
  writeFileSync(next, own.replace('withBlickfang({}', `withBlickfang(${experimental}`))
  const config = JSON.parse(readFileSync(join(project, 'tsconfig.json'), 'utf8'))
  const drizzle = ofRepository('@payloadcms/db-postgres/node_modules/drizzle-orm')
  Object.assign(config.compilerOptions.paths, { 'drizzle-orm': [drizzle], 'drizzle-orm/*': [`${drizzle}/*`] })
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config))
}

const blickfang = 'node_modules/@blickfang/cms/dist/exports/command.js'
const ofRepository = (file: string) => resolve('node_modules', file)
const payload = ofRepository('payload/bin.js')

/** All that a database holds which is not ours, to the letter. */
async function others(url: string): Promise<unknown> {
  return withClient(url, async (client) => {
    const ask = async (statement: string) => (await client.query(statement)).rows
    return [
      ...(await Promise.all(
        ['stories', 'users', 'media', 'pages'].map((table) => ask(`select * from ${table} order by id`)),
      )),
      await ask('select * from payload_migrations order by id'),
      await ask(
        `select enumlabel from pg_enum e join pg_type t on t.oid = enumtypid where typname = '_locales' order by enumsortorder`,
      ),
      await ask(
        `select indexdef from pg_indexes where tablename in ('stories', 'payload_migrations', 'users', 'media', 'pages') order by 1`,
      ),
      await ask(`select table_name, column_name, data_type, column_default from information_schema.columns
        where table_name in ('stories', 'payload_migrations', 'users', 'media', 'pages') order by 1, 2`),
    ]
  })
}

interface SignedIn extends Visited {
  /** Settings of the project's site. */
  readonly env: NodeJS.ProcessEnv
}

async function start(name: string, args: string[], env: NodeJS.ProcessEnv, cwd = host): Promise<void> {
  // Of an attempt that has failed.
  await programs.get(name)?.stop()
  const log = join(cwd, `${name}.log`)
  programs.set(name, { ...startProgram({ name, args, cwd, env, log, watchdog }), log })
}

/** Waits until a server is ready, which its build may precede. Throws what the server says it lacks, or how it has ended, and what was logged last. */
async function answers(url: string): Promise<void> {
  const said = async () => {
    const answer = await fetch(url).catch(() => null)
    return answer?.status === 200 ? 'ready' : answer && `${answer.status} ${await answer.text()}`
  }
  const all = [...programs.values()]
  const ended = Promise.race(all.map(({ success }) => success)).then(() => expect.unreachable('It has ended'))
  await Promise.race([expect.poll(said, { timeout: patience }).toBe('ready'), ended]).catch((cause: Error) => {
    const logs = all.map(({ log }) => `${log}:\n${readFileSync(log, 'utf8').slice(-3000)}`)
    throw new Error([cause.message, ...logs].join('\n'), { cause })
  })
}

test('its migrations keep a ledger of their own and leave what a project has in its database as it is', async () => {
  installInto(host, packed)
  const url = await emptyDatabase()
  await withClient(url, (client) =>
    client.query(`
      create type _locales as enum ('en', 'es');
      create table stories (id serial primary key, words text, lang _locales default 'es');
      insert into stories (words) select repeat('ä', n) from generate_series(1, 50) n;
      create table payload_migrations (id serial primary key, name varchar, batch numeric);
      insert into payload_migrations (name, batch) values ('20200101_000000_theirs', 1);
      create table users (id serial primary key, email text unique);
      create table media (id serial primary key, owner int references users (id));
      create table pages (id serial primary key, words text); create index pages_words_idx on pages (words);
      insert into users (email) values ('anna@test.example'); insert into media (owner) values (1);`),
  )
  const before = await others(url)
  expect(await run([blickfang, 'migrate'], { DATABASE_URL: url })).toMatch(/^\d+ migrations of Blickfang have run/)
  expect(await run([blickfang, 'migrate'], { DATABASE_URL: url })).toBe('Nothing to do: all migrations have run.\n')
  expect(await others(url)).toEqual(before)
})

test('a project installs it, migrates, builds, starts, and a page is made and published there', async () => {
  installInto(host, packed)
  const [port, sitePort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const site = `http://127.0.0.1:${sitePort}`
  const env = {
    ...{ DATABASE_URL: await emptyDatabase(), PAYLOAD_SECRET: 'a secret of more than thirty-two characters' },
    ...{
      PUBLIC_URL: site,
      CMS_URL: origin,
      REVALIDATE_SECRET: 'another secret of thirty-two characters',
      NODE_ENV: 'production',
      BUILD_CACHE: 'off',
    },
  }
  // What is its own is listed already, as the command lists them.
  const listed = readFileSync(join(host, 'src/blickfang/own.generated.ts'), 'utf8')
  await run([blickfang, 'own', 'src/blickfang'], env)
  expect(readFileSync(join(host, 'src/blickfang/own.generated.ts'), 'utf8')).toBe(listed)
  expect(await run([payload, 'generate:importmap'], env)).toContain('importMap.js')
  prepareBuild(host)
  await run([blickfang, 'migrate'], env)
  expect(await run([payload, 'migrate'], env)).toContain('Done.')
  const next = ofRepository('next/dist/bin/next')
  await run([next, 'build'], env)
  await start('host', [next, 'start', '-p', String(port)], env)
  await answers(`${origin}/readyz`)

  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, json: await answer.json() }
  }
  const account = { email: 'owner@example.com', password: 'Schaufenster 42 am Markt', name: 'Owner' }
  expect(await post('/users/first-register', account)).toMatchObject({ status: 200, json: { user: { role: 'admin' } } })
  const { json: login } = await post('/users/login', account)
  const headers = { origin, cookie: `payload-token=${login.token}` }

  // Its own keeps working …
  expect(await post('/posts', { title: 'Bread' }, headers)).toMatchObject({
    status: 201,
    json: { doc: { title: 'Bread' } },
  })
  expect(await (await fetch(`${origin}/api/hello`)).json()).toEqual({ hello: 'world' })
  // … and ours works beside it.
  const call = createClient({ baseUrl: origin, headers })
  const { page } = await call('addPage', {
    collectionName: null,
    initialMeta: { name: 'Brot' },
    lang: 'de',
    initialGroups: ['hero'],
  })
  expect(await call('publishPage', { id: page.id })).toMatchObject({ published: { pages: 1, groups: 1 } })
  const seen = await post('/graphql', { query: '{ pageBySlug(locale: de, slug: "brot", draft: false) { name } }' })
  expect(seen.json).toEqual({ data: { pageBySlug: { name: 'Brot' } } })

  await proveOwnBlock(call, async (query) => (await post('/graphql', { query })).json)
  await proveOwnSettings(call)
  await proveOwnForm({ call, origin, secret: env.PAYLOAD_SECRET, databaseUrl: env.DATABASE_URL })

  const admin = await fetch(`${origin}/admin`, { headers })
  expect(admin.status).toBe(200)
  expect(await admin.text()).toContain('posts')
  // A picture is looked at by a process of its own, which the package brings along.
  const form = new FormData()
  form.set('file', new Blob([readFileSync(new URL('./dot.png', import.meta.url))], { type: 'image/png' }), 'dot.png')
  const upload = await fetch(`${origin}${apiAddress('uploadMedia')}?type=image`, {
    method: 'POST',
    headers,
    body: form,
  })
  expect(await upload.json()).toMatchObject({ success: true, media: { width: 10, height: 10 } })
  const addPost = async (title: string) => void (await post('/posts', { title }, headers))
  signedIn = { site, token: login.token, call, addPost, env: { ...env, PORT: String(sitePort) } }
})

test('its site is built with its block, which an editor finds, adds and fills in, and visitors see', async () => {
  if (!signedIn) throw new Error('The project does not run')
  const { env, ...visited } = signedIn
  await start('site', ['node_modules/@blickfang/site/command.mjs', '--own', 'src/blickfang'], env)
  await answers(`${visited.site}/readyz`)
  await proveOwnSite(visited)
  // What the site and the plugin do not both know is told there.
  expect(readFileSync(join(host, 'host.log'), 'utf8')).not.toMatch(/The site (is not built|has)/)
})

test('a new project is made by one command, and starts by another', async () => {
  const fresh = join(folder, 'fresh')
  makeProject(fresh, packed, await emptyDatabase())
  const { dependencies, name } = JSON.parse(readFileSync(join(fresh, 'package.json'), 'utf8'))
  expect([name, dependencies['@blickfang/cms']]).toEqual(['fresh', 'file:../blickfang-cms-0.1.0.tgz'])
  expect(readFileSync(join(fresh, '.env'), 'utf8')).toMatch(/^PAYLOAD_SECRET=[\w-]{43}$/m)
  prepareBuild(fresh)
  const [port, sitePort] = [await freePort(), await freePort()]
  const [site, admin] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${port}`]
  const addresses = { PORT: String(sitePort), PUBLIC_URL: site, CMS_URL: admin }
  const env = { PATH: pathOf(fresh), HOME: process.env.HOME, BUILD_CACHE: 'off', ...addresses }
  await start('start', ['start.mjs'], env, fresh)
  await answers(`${admin}/readyz`)
  await answers(`${site}/readyz`)
  const [link = '', code = ''] = /http\S+#([\w-]+)/.exec(readFileSync(join(fresh, 'start.log'), 'utf8')) ?? []
  expect(link.startsWith(site)).toBe(true)
  expect((await fetch(link)).status).toBe(200)
  const call = createClient({ baseUrl: site, headers: { origin: site } })
  expect(await call('openSetup', { code })).toMatchObject({ hasPages: false, demo: null })
  const account = { email: 'rosa@example.com', password: 'vier Wörter am Stück', language: 'de' } as const
  expect(await call('beginSite', { code, account, site: newBakery })).toMatchObject({ language: 'de' })
})

test.each([
  [['--own', 'src/none'], 'There is no folder'],
  [['serve'], 'blickfang-site [build | start] [--own FOLDER]'],
])('the site’s command says what is wrong with %j', async (args, sentence) => {
  await expect(run(['node_modules/@blickfang/site/command.mjs', ...args], {})).rejects.toThrow(sentence)
})
