import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const program = (path: string) => join(root, 'node_modules', path)
/** Compiler and test runner start here as programs of their own, on machines that may be busy. */
const patience = { timeout: 120_000 }
let scratch: string

const workspaces = ['shared', 'cms', 'web']
/** What `npm run gen` reads and writes. */
const copied = [
  ...['package.json', 'tsconfig.base.json', 'docs/CATALOGUE.md', 'cms/schema.graphql', 'web/src/cms'],
  ...['web/src/editor/panels/add-block', 'web/src/site/fonts'],
  ...workspaces.flatMap((name) => [`${name}/scripts`, `${name}/package.json`, `${name}/tsconfig.json`]),
  ...['shared/src', 'cms/src'],
]

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'neuer block '))
  for (const path of copied) cpSync(join(root, path), join(scratch, path), { recursive: true })
  linkPackages()
  writeFileSync(
    join(scratch, 'vitest.config.ts'),
    `export default { test: { css: { include: [/\\.module\\.css$/], modules: { classNameStrategy: 'non-scoped' } } } }`,
  )
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Everything that is installed, and in place of the repository's own workspaces the copies. */
function linkPackages(): void {
  mkdirSync(join(scratch, 'node_modules', '@blickfang'), { recursive: true })
  for (const name of workspaces) symlinkSync(join(scratch, name), join(scratch, 'node_modules', '@blickfang', name))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@blickfang') symlinkSync(join(root, 'node_modules', name), join(scratch, 'node_modules', name))
  }
}

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: scratch, encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout
}

function fingerprints(): Map<string, string> {
  const files = [...workspaces, 'docs']
    .flatMap((name) => readdirSync(join(scratch, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [relative(scratch, path), createHash('sha256').update(readFileSync(path)).digest('hex')]
    }),
  )
}

test('a new block and a new option are a folder each: they compile, are registered and render, and no other file is touched', {
  timeout: 300_000,
}, () => {
  const before = fingerprints()
  run(program('tsx/dist/cli.mjs'), 'shared/scripts/new-option.ts', 'glassTint')
  run(program('tsx/dist/cli.mjs'), 'shared/scripts/new-block.ts', 'price-table')
  const after = fingerprints()

  const changed = [...after].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path)
  const own = (path: string) =>
    path.startsWith('shared/src/blocks/price-table/') || path.startsWith('shared/src/options/glass-tint/')
  expect(changed.filter((path) => !own(path)).sort()).toEqual([
    'docs/CATALOGUE.md',
    'shared/src/blocks/contracts.generated.ts',
    'shared/src/blocks/views.generated.ts',
    'shared/src/options/controls.generated.ts',
    'shared/src/options/options.generated.ts',
    'web/src/editor/panels/add-block/block-icons.generated.ts',
  ])
  expect(readFileSync(join(scratch, 'shared/src/blocks/views.generated.ts'), 'utf8')).toContain(
    'priceTable: priceTableView',
  )

  run(program('typescript/bin/tsc'), '--noEmit', '-p', 'shared')
  // The new folders' own tests render the block and try the option.
  const report = run(program('vitest/vitest.mjs'), 'run', 'price-table', 'glass-tint', '--reporter=json')
  expect(JSON.parse(report)).toMatchObject({ numTotalTests: 2, numPassedTests: 2 })
})

test('a folder that exists is left alone', patience, () => {
  expect(() => run(program('tsx/dist/cli.mjs'), 'shared/scripts/new-block.ts', 'hero')).toThrow('exists already')
})

test('the generated files of the repository are up to date', patience, () => {
  run(program('tsx/dist/cli.mjs'), join(root, 'shared/scripts/generate.ts'), '--check')
})
