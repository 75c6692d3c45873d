// Whether a fresh clone starts and works with each Node that is served: packages, `npm start` with its builds and its database, and the
// journey of the first day, from a copy of what git has; and whether package-lock.json is the same afterwards. Part of the nightly run.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'

/** The oldest that package.json lets in, and the newest of each line that is still served. */
const versions = ['20.19.0', '22', '24']
const journey = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--reporter=list',
  '--project=desktop',
  'first-day.spec.ts',
]

const scratch = resolve('.data/nodes')
let failures = 0
for (const version of versions) {
  const problem = tryVersion(version)
  console.log(`── Node ${version}: ${problem ? `FAILED: ${problem}` : 'passed'}`)
  failures += problem ? 1 : 0
}
process.exit(failures > 0 ? 1 : 0)

/** Tries a version of Node: answers the fault, or null where all went well. */
function tryVersion(version) {
  const program = findNode(version)
  if (!program) return 'npm did not bring it'
  const copy = join(scratch, 'copy')
  rmSync(copy, { recursive: true, force: true })
  for (const file of git('ls-files', '-z').split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(file, join(copy, file))
  }
  const lock = readFileSync('package-lock.json', 'utf8')
  const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}`, E2E_DATA_DIR: '.data/e2e' }
  const run = (...args) => spawnSync(program, args, { cwd: copy, env, stdio: 'inherit' }).status === 0
  const install = "import('./scripts/install.mjs').then(({ install }) => install())"
  if (!run('--input-type=module', '-e', install)) return 'the packages could not be installed'
  if (!run(...journey)) return 'it did not start, or the journey failed'
  if (readFileSync(join(copy, 'package-lock.json'), 'utf8') !== lock) return 'package-lock.json was changed'
  rmSync(copy, { recursive: true, force: true })
  return null
}

/** Of the packages that npm's package `node` fetches for this machine: it has nothing to run after its installation. */
function findNode(version) {
  const folder = join(scratch, version)
  mkdirSync(folder, { recursive: true })
  const name = `node-${process.platform}-${process.arch}`
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `${name}@${version}`,
  ]
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
  return status === 0 ? join(folder, 'node_modules', name, 'bin', 'node') : null
}

function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8', maxBuffer: 100_000_000 }).stdout
}
