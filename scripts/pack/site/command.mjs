#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve, sep } from 'node:path'
import { loadEnvFile } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const usage = `blickfang-site [build | start] [--own FOLDER]   builds the site with what is the project's own in FOLDER, and serves it

Without a word it builds what has no fresh build, and serves. Settings come from the environment and from .env: PORT, PUBLIC_URL,
CMS_URL, REVALIDATE_SECRET, MEDIA_DIR (blickfang-media), DATA_DIR (.blickfang/data), OWN_DIR. Where a project has blocks alone,
--blocks (BLOCKS_DIR) names their folder.`

const project = process.cwd()
const app = fileURLToPath(new URL('app', import.meta.url))
/** A copy of the sources, because no compiler looks into `node_modules`. */
const site = join(project, '.blickfang/site')
const stamp = join(site, '.next/made-of')
const next = createRequire(import.meta.url).resolve('next/package.json')

/** A hash of all that a build is made of. */
function sources(folders) {
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(join(app, '../package.json')))
  const add = (path) => {
    if (!statSync(path).isDirectory()) return hash.update(path).update(readFileSync(path))
    for (const entry of readdirSync(path).sort()) if (!entry.includes('.generated.')) add(join(path, entry))
  }
  for (const folder of folders) add(folder)
  return hash.digest('hex')
}

async function build(env) {
  const made = sources(foldersOf(env))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site, { recursive: true })
  cpSync(app, site, { recursive: true })
  // Versions that npm keeps for the site alone, because the project has others.
  const own = join(app, '../node_modules')
  if (existsSync(own)) symlinkSync(own, join(site, 'node_modules'), 'junction')
  const code = await run([join(next, '../dist/bin/next'), 'build'], env)
  if (code !== 0) process.exit(code)
  writeFileSync(stamp, made)
}

function run(args, env) {
  const child = spawn(process.execPath, args, { cwd: site, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((end) => child.on('exit', (code) => end(code ?? 1)))
}

const foldersOf = ({ OWN_DIR, BLOCKS_DIR }) => [OWN_DIR, BLOCKS_DIR].filter(Boolean)

function settings({ own, blocks }) {
  if (existsSync('.env')) loadEnvFile('.env')
  const said = process.env
  const folder = (named) => (named ? resolve(named) : '')
  return {
    ...said,
    NODE_ENV: 'production',
    DATA_DIR: resolve(said.DATA_DIR || '.blickfang/data'),
    MEDIA_DIR: resolve(said.MEDIA_DIR || 'blickfang-media'),
    OWN_DIR: folder(own ?? said.OWN_DIR),
    BLOCKS_DIR: folder(blocks ?? said.BLOCKS_DIR),
    // All that is bundled lies below: the project, and where its packages are.
    SITE_ROOT: next.split(`${sep}node_modules${sep}`, 1)[0],
  }
}

function asked() {
  try {
    const options = { own: { type: 'string' }, blocks: { type: 'string' } }
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    return positionals.every((word) => ['build', 'start'].includes(word)) && positionals.length < 2
      ? { word: positionals[0], ...values }
      : null
  } catch {
    return null
  }
}

const wish = asked()
if (!wish) {
  console.error(usage)
  process.exit(1)
}
const env = settings(wish)
const missing = foldersOf(env).find((folder) => !existsSync(folder))
if (missing) {
  console.error(`There is no folder ${missing}: please make it, or name another one.`)
  process.exit(1)
}
if (wish.word === 'start' && !existsSync(stamp)) {
  console.error('The site is not built: please run blickfang-site build.')
  process.exit(1)
}
if (wish.word !== 'start') await build(env)
if (wish.word !== 'build')
  process.exit(await run(['--import', './scripts/read-env.mjs', '--import', 'tsx', 'server.ts'], env))
