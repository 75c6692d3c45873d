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

const usage = `blickfang-site [build | start] [--blocks FOLDER]   builds the site with the blocks in FOLDER, and serves it

Without a word it builds what has no fresh build, and serves. Settings come from the environment and from .env: PORT, PUBLIC_URL,
CMS_URL, REVALIDATE_SECRET, MEDIA_DIR (blickfang-media), DATA_DIR (.blickfang/data), BLOCKS_DIR.`

const project = process.cwd()
const app = fileURLToPath(new URL('app', import.meta.url))
/** A copy of the sources, because no compiler looks into `node_modules`. */
const site = join(project, '.blickfang/site')
const stamp = join(site, '.next/made-of')
const next = createRequire(import.meta.url).resolve('next/package.json')

/** A hash of all that a build is made of. */
function sources(blocks) {
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(join(app, '../package.json')))
  const add = (path) => {
    if (!statSync(path).isDirectory()) return hash.update(path).update(readFileSync(path))
    for (const entry of readdirSync(path).sort()) if (!entry.includes('.generated.')) add(join(path, entry))
  }
  if (blocks) add(blocks)
  return hash.digest('hex')
}

async function build(env, blocks) {
  const made = sources(blocks)
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

function settings({ blocks }) {
  if (existsSync('.env')) loadEnvFile('.env')
  const said = process.env
  const own = blocks ?? said.BLOCKS_DIR
  return {
    ...said,
    NODE_ENV: 'production',
    DATA_DIR: resolve(said.DATA_DIR || '.blickfang/data'),
    MEDIA_DIR: resolve(said.MEDIA_DIR || 'blickfang-media'),
    BLOCKS_DIR: own ? resolve(own) : '',
    // All that is bundled lies below: the project, and where its packages are.
    SITE_ROOT: next.split(`${sep}node_modules${sep}`, 1)[0],
  }
}

function asked() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { blocks: { type: 'string' } } })
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
if (env.BLOCKS_DIR && !existsSync(env.BLOCKS_DIR)) {
  console.error(`There is no folder of blocks ${env.BLOCKS_DIR}: please make it, or name another one.`)
  process.exit(1)
}
if (wish.word === 'start' && !existsSync(stamp)) {
  console.error('The site is not built: please run blickfang-site build.')
  process.exit(1)
}
if (wish.word !== 'start') await build(env, env.BLOCKS_DIR)
if (wish.word !== 'build')
  process.exit(await run(['--import', './scripts/read-env.mjs', '--import', 'tsx', 'server.ts'], env))
