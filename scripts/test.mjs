// Runs every check there is, in two lanes (decision 167), and ends at the first that fails. `npm test -- --only unit,e2e` runs some.
import './read-env.mjs'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { hashGenerated } from './hash-generated.mjs'
import { install } from './install.mjs'
import { failuresOfPlaywright, failuresOfVitest, shakyOfPlaywright } from './test/failures.mjs'
import { run } from './test/programs.mjs'
import { readReport, slowestOfPlaywright, slowestOfVitest, specsIn, watchProcessors } from './test/slowest.mjs'
import { runSteps, Steps } from './test/steps.mjs'

const groups = ['lint', 'types', 'unit', 'int', 'e2e']
/** Tests that failed, said once more at the end: what prints thousands of lines is read from there. */
const failures = []
/** Journeys that passed the second time (decision 14), and why not the first. */
const shaky = []
/** Why journeys were skipped. */
const skipped = new Set()

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
const only = listGroups()
/** Whether both lanes have something to do. */
const areTwo = only.includes('e2e') && only.length > 1
install()
mkdirSync('.data/test', { recursive: true })
process.env.NEXT_TELEMETRY_DISABLED = '1'
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1'

const steps = new Steps(only)
const askProcessors = watchProcessors()
/** Reports that the parts of this run write about their tests. */
const reports = new Map()

// All that reads what is generated waits for it. Biome does not: it passes over what a program wrote.
const generated = steps.step('lint', 'generated files are up to date', checkGenerated)
const format = steps.step('lint', 'format and lint', () =>
  quietly(['node_modules/@biomejs/biome/bin/biome', 'ci', '.', '--error-on-warnings']),
)
/** Checks, those that take longest first. */
const checks = [
  steps.step('lint', 'regular expressions that take long', () => quietly(['scripts/checks/check-patterns.mjs'])),
  steps.step('lint', 'nothing unused', () => quietly(['node_modules/knip/bin/knip.js', '--no-config-hints'])),
  steps.step('lint', 'who imports whom', () => quietly(['scripts/checks/check-dependencies.mjs'])),
  steps.step('lint', 'styles and scripts that a browser lacks', () => quietly(['scripts/checks/check-browsers.mjs'])),
  ...[
    'shared/contract',
    'shared/platform',
    'shared/views',
    'shared/blocks',
    'shared/testing',
    'demo',
    '.',
    'local',
    'tests',
  ].map(types),
  steps.step('lint', 'sizes of functions', () => quietly(['scripts/checks/check-functions.mjs'])),
  steps.step('lint', 'sentences for people', () => quietly(['scripts/checks/check-words.mjs'])),
  steps.step('lint', 'one spelling', () => quietly(['scripts/checks/check-spelling.mjs'])),
  steps.step('lint', 'views that know of editing', () => quietly(['scripts/checks/check-views.mjs'])),
  steps.step('lint', 'calls of API v1', () => quietly(['scripts/checks/check-calls.mjs'])),
  steps.step('lint', 'keys of values', () => quietly(['scripts/checks/check-value-keys.mjs'])),
  steps.step('lint', 'dates for machines', () => quietly(['scripts/checks/check-clocks.mjs'])),
  steps.step('lint', 'what exports are for', () => quietly(['scripts/checks/check-docs.mjs'])),
  steps.step('lint', 'names that mean one thing', () => quietly(['scripts/checks/check-names.mjs'])),
  steps.step('lint', 'sizes of files and folders', () => quietly(['scripts/checks/check-sizes.mjs'])),
]
const unit = steps.step('unit', 'unit tests', () => vitest(['unit*', 'dom*']))
const int = steps.step('int', 'integration tests', integration)
const build = steps.step('e2e', 'builds of cms and web', () =>
  quietly(['scripts/build.mjs'], { DATA_DIR: '.data/test/build' }),
)
/** Next writes types of its own beside these sources while it builds. */
const typesOfApps = ['cms', 'web'].map(types)
const journeys = steps.step('e2e', 'journeys in the browser', browser)

await Promise.all([
  inTurn(
    () => runSteps([generated, format], 2),
    () => runSteps(checks, 2),
    unit,
    int,
  ),
  inTurn(generated, build, () => Promise.all([runSteps(typesOfApps), journeys()])),
])
tellWhereTimeWent()
if (steps.stoppedAt) console.log(`\nStopped at: ${steps.stoppedAt}`)
for (const failure of failures) console.log(`\nFailed: ${failure}`)
for (const journey of shaky) console.log(`\nPassed the second time only, look into it: ${journey}`)
for (const reason of skipped) console.log(`\nSkipped: ${reason}`)
console.log(`\n${steps.passed} passed, ${steps.failed} failed`)
process.exit(steps.failed > 0 ? 1 : 0)

async function inTurn(...parts) {
  for (const part of parts) await part()
}

function types(workspace) {
  const name = `types of ${workspace === '.' ? 'the root' : workspace}`
  return steps.step('types', name, () => quietly(['node_modules/typescript/bin/tsc', '--noEmit', '-p', workspace]))
}

function listGroups() {
  const { values } = parseArgs({ options: { only: { type: 'string', default: groups.join(',') } } })
  const wanted = values.only.split(',')
  const unknown = wanted.filter((group) => !groups.includes(group))
  if (unknown.length === 0) return wanted
  console.error(`There is no group "${unknown.join(', ')}". The groups: ${groups.join(', ')}.`)
  process.exit(1)
}

/** Runs a Node program and shows what it prints only when it fails. */
async function quietly(args, env) {
  const { status, signal, printed } = await run(args, { env })
  if (status === 0) return { isGreen: true }
  return { isGreen: false, printed: `${printed}${args[0]} ended with ${signal ?? status}\n` }
}

async function checkGenerated() {
  const before = hashGenerated()
  // It has ended once without a word, as native code does that crashes while its process ends: a second time counts.
  const first = await quietly(['scripts/generate.mjs'])
  const last = first.isGreen ? first : await quietly(['scripts/generate.mjs'])
  const after = hashGenerated()
  const stale = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((f) => before[f] !== after[f])
  const words = stale.map((file) => `${file} was out of date; npm run gen has rewritten it: commit it.\n`)
  const printed = [first.printed, last !== first && last.printed, ...words].filter(Boolean).join('')
  return { isGreen: last.isGreen && stale.length === 0, printed }
}

/** The local servers' tests wait for most of their time, those of the cms compute: side by side neither keeps the other waiting. */
async function integration() {
  const [cms, local] = await Promise.all([vitest(['int']), vitest(['local'], { isAlone: false })])
  return {
    isGreen: cms.isGreen && local.isGreen,
    passed: cms.passed + local.passed,
    failed: cms.failed + local.failed,
    // The one that failed comes last.
    printed: cms.isGreen ? cms.printed + local.printed : local.printed + cms.printed,
  }
}

async function vitest(projects, { isAlone = !areTwo } = {}) {
  const report = reportOf(projects[0])
  const only = projects.flatMap((project) => ['--project', project])
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status, printed } = await run(['node_modules/vitest/vitest.mjs', 'run', ...only, ...output], { isAlone })
  const told = readReport(report)
  const { numPassedTests = 0, numFailedTests = 0 } = told
  failures.push(...failuresOfVitest(told, { status, printed }))
  return { isGreen: status === 0, passed: numPassedTests, failed: numFailedTests, printed }
}

/** The longest step of all: beside the other lane it tells each journey as it ends. */
async function browser() {
  const report = reportOf('e2e')
  const { freePort } = await freePorts()
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_PORT: await freePort(3100),
    E2E_CMS_PORT: await freePort(3101),
    E2E_ALONE: 'first',
  }
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const { status } = await run(args, { env, isAlone: !areTwo, tell: (lines) => process.stdout.write(lines) })
  const told = readReport(report)
  const { stats } = told
  const specs = specsIn(told.suites)
  // A run that was ended because of the other lane tells of journeys that were cut off.
  if (!steps.stoppedAt) failures.push(...failuresOfPlaywright(told))
  shaky.push(...shakyOfPlaywright(told))
  const notes = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
  for (const { type, description } of notes) if (type === 'skip' && description) skipped.add(description)
  const { expected = 0, flaky = 0, unexpected = 0 } = stats ?? {}
  return { isGreen: status === 0, passed: expected + flaky, failed: unexpected }
}

async function freePorts() {
  const { register } = await import('tsx/esm/api')
  register()
  return import('../local/src/process/free-port.ts')
}

/** Where a part writes what became of its tests. That of an earlier run says nothing about this one. */
function reportOf(part) {
  const file = `.data/test/${part.replace('*', '')}.json`
  rmSync(file, { force: true })
  reports.set(part, file)
  return file
}

function tellWhereTimeWent() {
  const { count, busy } = askProcessors()
  console.log(
    `\nWhere the time went: ${count} processors, busy for ${Math.round(busy * 100)} % of ${steps.seconds.toFixed(0)} s`,
  )
  for (const { name, from, to } of steps.times) {
    console.log(`${from.toFixed(0).padStart(8)} to ${to.toFixed(0).padStart(4)} s  ${name}`)
  }
  for (const [part, file] of reports) {
    const slowest = part === 'e2e' ? slowestOfPlaywright(readReport(file)) : slowestOfVitest(readReport(file))
    if (slowest.length > 0) console.log(`\nThe slowest files (${part.replace('*', '')}):\n${slowest.join('\n')}`)
  }
}
