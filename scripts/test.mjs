// Runs every check there is, in order, and stops at the first that fails. `npm test -- --only unit,e2e` runs some.
import './read-env.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { hashGenerated } from './hash-generated.mjs'
import { install } from './install.mjs'

const groups = ['lint', 'types', 'unit', 'int', 'e2e']
const needsNoBuild = ['unit', 'int']
const count = { passed: 0, failed: 0 }
/** Names of journeys that passed the second time (decision 14). */
const shaky = []
/** Why journeys were skipped. */
const skipped = new Set()

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const only = readGroups()
install()
mkdirSync('.data/test', { recursive: true })
process.env.NEXT_TELEMETRY_DISABLED = '1'

/** In this order; what is quick runs three at a time, but for the first, which may write what the others read. */
const quick = [
  ['lint', 'generated files are up to date', checkGenerated],
  ['lint', 'format and lint', () => quietly('node_modules/@biomejs/biome/bin/biome', 'ci', '.', '--error-on-warnings')],
  ['lint', 'who imports whom', () => quietly('scripts/checks/check-dependencies.mjs')],
  ['lint', 'nothing unused', () => quietly('node_modules/knip/bin/knip.js', '--no-config-hints')],
  ['lint', 'regular expressions that take long', () => quietly('scripts/checks/check-patterns.mjs')],
  ['lint', 'views that know of editing', () => quietly('scripts/checks/check-views.mjs')],
  ['lint', 'dates for machines', () => quietly('scripts/checks/check-clocks.mjs')],
  ['lint', 'sentences for people', () => quietly('scripts/checks/check-words.mjs')],
  ['lint', 'styles and scripts that a browser lacks', () => quietly('scripts/checks/check-browsers.mjs')],
  ['lint', 'sizes of files and folders', () => quietly('scripts/checks/check-sizes.mjs')],
  ['lint', 'sizes of functions', () => quietly('scripts/checks/check-functions.mjs')],
  ['lint', 'what exports are for', () => quietly('scripts/checks/check-docs.mjs')],
  ...['.', 'shared', 'cms', 'demo', 'web', 'local', 'tests'].map((workspace) => [
    'types',
    `types of ${workspace === '.' ? 'the root' : workspace}`,
    () => quietly('node_modules/typescript/bin/tsc', '--noEmit', '-p', workspace),
  ]),
].filter(isWanted)
const slow = [
  ['unit', 'unit tests', () => vitest(['unit*', 'dom*'])],
  ['int', 'integration tests', integration],
  ['e2e', 'journeys in the browser', journeys],
].filter(isWanted)

let stoppedAt = null
await runSteps(quick.splice(0, 1))
await Promise.all([runSteps(quick), runSteps(quick), runSteps(quick)])
if (!stoppedAt && only.includes('e2e') && only.some((group) => needsNoBuild.includes(group))) buildAhead()
await runSteps(slow)
if (stoppedAt) console.log(`\nStopped at: ${stoppedAt}`)
for (const title of shaky) console.log(`\nPassed the second time only, look into it: ${title}`)
for (const reason of skipped) console.log(`\nSkipped: ${reason}`)
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed > 0 ? 1 : 0)

function isWanted([group]) {
  return only.includes(group)
}

/** Takes steps from the list and runs them, until it is empty or one has failed. */
async function runSteps(waiting) {
  while (waiting.length > 0 && !stoppedAt) {
    const [, name, work] = waiting.shift()
    if (waiting !== quick) console.log(`\n── ${name} …`)
    const begin = performance.now()
    const failedBefore = count.failed
    const isGreen = await work()
    console.log(`── ${name}: ${isGreen ? 'passed' : 'FAILED'} in ${((performance.now() - begin) / 1000).toFixed(1)} s`)
    if (isGreen) continue
    if (count.failed === failedBefore) count.failed += 1
    stoppedAt ??= name
  }
}

function readGroups() {
  const { values } = parseArgs({ options: { only: { type: 'string', default: groups.join(',') } } })
  const wanted = values.only.split(',')
  const unknown = wanted.filter((group) => !groups.includes(group))
  if (unknown.length === 0) return wanted
  console.error(`There is no group "${unknown.join(', ')}". The groups: ${groups.join(', ')}.`)
  process.exit(1)
}

/** Runs a Node program and shows what it prints only when it fails. */
async function quietly(...args) {
  const { status, signal, printed } = await run(args, { stdio: 'pipe' })
  if (status !== 0) console.log(`${printed}${args[0]} ended with ${signal ?? status}`)
  return status === 0
}

/** Runs a Node program and shows what it prints once it has ended. */
async function atEnd(args) {
  const { status, printed } = await run(args, { stdio: 'pipe' })
  process.stdout.write(printed)
  return status === 0
}

async function loudly(args, env = {}) {
  const { status } = await run(args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

async function run(args, options) {
  const child = spawn(process.execPath, args, options)
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(part))
  const [status, signal] = await once(child, 'close')
  return { status, signal, printed: Buffer.concat(printed) }
}

function checkGenerated() {
  const before = hashGenerated()
  // It has ended once without a word, as native code does that crashes while its process ends: a second time counts.
  const status = generate() === 0 ? 0 : generate()
  const after = hashGenerated()
  const stale = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((f) => before[f] !== after[f])
  for (const file of stale) console.log(`${file} was out of date; npm run gen has rewritten it: commit it.`)
  return status === 0 && stale.length === 0
}

function generate() {
  const { status, signal, stdout, stderr } = spawnSync('npm', ['run', 'gen'], { encoding: 'utf8', shell: true })
  if (status !== 0) console.log(`${stdout}${stderr}npm run gen ended with ${signal ?? status}`)
  return status
}

/** Builds what the journeys run on while tests wait for timers and disks. They find it, or wait for the rest (decision 46). */
function buildAhead() {
  const env = { ...process.env, DATA_DIR: '.data/test/build' }
  const builder = spawn(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  process.on('exit', () => builder.kill())
}

/** The local servers' tests wait for most of their time, those of the cms compute: side by side neither keeps the other waiting. */
async function integration() {
  const areGreen = await Promise.all([vitest(['int']), vitest(['local'], { isToldAtEnd: true })])
  return areGreen.every(Boolean)
}

async function vitest(projects, { isToldAtEnd = false } = {}) {
  const report = `.data/test/${projects[0].replace('*', '')}.json`
  rmSync(report, { force: true })
  const only = projects.flatMap((project) => ['--project', project])
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...only, ...output]
  const isGreen = await (isToldAtEnd ? atEnd(args) : loudly(args))
  const { numPassedTests, numFailedTests } = readReport(report)
  count.passed += numPassedTests ?? 0
  count.failed += numFailedTests ?? 0
  return isGreen
}

async function journeys() {
  const report = '.data/test/e2e.json'
  rmSync(report, { force: true })
  const { freePort } = await freePorts()
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_PORT: await freePort(3100),
    E2E_CMS_PORT: await freePort(3101),
  }
  const isGreen = await loudly(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], env)
  const { stats, suites } = readReport(report)
  count.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0)
  count.failed += stats?.unexpected ?? 0
  const specs = specsIn(suites)
  shaky.push(...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title))
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
  for (const { type, description } of notes) if (type === 'skip' && description) skipped.add(description)
  return isGreen
}

function specsIn(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsIn(inner)])
}

async function freePorts() {
  const { register } = await import('tsx/esm/api')
  register()
  return import('../local/src/process/free-port.ts')
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
