#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const usage = `npm create blickfang FOLDER [-- --database URL] [--no-install] [--packages FOLDER]

Makes a new project in FOLDER. --database: its Postgres, else to be written into .env. --packages: a folder with tarballs
of Blickfang's packages, in the place of those of the registry.`

function asked() {
  const options = {
    database: { type: 'string', default: '' },
    packages: { type: 'string' },
    'no-install': { type: 'boolean', default: false },
  }
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    return positionals.length === 1 ? { folder: resolve(positionals[0]), ...values } : null
  } catch {
    return null
  }
}

/** Says what is wrong, and ends. */
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** The template's packages, those of Blickfang out of tarballs where a folder of them is named. */
function manifest(folder, packages) {
  const made = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
  if (!packages) return { ...made, name }
  const tarballs = readdirSync(packages).filter((file) => file.endsWith('.tgz'))
  const placed = tarballs.flatMap((file) => {
    const [, part] = /^blickfang-(\w+)-[\d.]+\.tgz$/.exec(file) ?? []
    return part ? [[`@blickfang/${part}`, `file:${relative(folder, join(resolve(packages), file))}`]] : []
  })
  if (placed.length === 0) refuse(`There are no packages in ${packages}: please run npm run pack.`)
  return { ...made, name, dependencies: { ...made.dependencies, ...Object.fromEntries(placed) } }
}

function environment(database) {
  const secret = () => randomBytes(32).toString('base64url')
  return `DATABASE_URL=${database}
PAYLOAD_SECRET=${secret()}
REVALIDATE_SECRET=${secret()}
# Where visitors find the site, and where the site finds the admin.
PUBLIC_URL=http://localhost:3000
CMS_URL=http://localhost:3001
PORT=3000
`
}

const wish = asked()
if (!wish) refuse(usage)
const { folder, database, packages } = wish
if (existsSync(folder) && readdirSync(folder).length > 0)
  refuse(`${folder} is not empty: please name a folder that is not there yet.`)
mkdirSync(folder, { recursive: true })
cpSync(fileURLToPath(new URL('template', import.meta.url)), folder, { recursive: true })
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(folder, packages), null, 2)}\n`)
writeFileSync(join(folder, '.env'), environment(database), { mode: 0o600 })
// npm leaves a file of this name out of packages.
writeFileSync(join(folder, '.gitignore'), 'node_modules\n.next\n.blickfang\nblickfang-media\n.env\nnext-env.d.ts\n')
if (!wish['no-install']) {
  const { status } = spawnSync('npm', ['install'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) refuse('npm could not install the packages; what it says stands above.')
}
console.log(`\nThe project is made. What is next:
  cd ${relative(process.cwd(), folder) || '.'}${database ? '' : '\n  write the address of a Postgres into .env'}
  npm start`)
