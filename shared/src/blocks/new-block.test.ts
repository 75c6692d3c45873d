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
  ...['web/src/editor/panels/add-block', 'web/src/site/fonts', 'web/src/site/sources'],
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

/** An option of a shape that no other has: a list of media with a note each, which a visitor's view gets as pictures. */
const pictureList = {
  'option.ts': `import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'

const schema = z.array(z.object({ id: z.uuid(), note: z.string() }))

/** Pictures with a note each. */
export const pictureList = defineOption({
  type: 'pictureList',
  schema,
  fallback: [],
  named: { media: [['*', 'id']] },
  resolve: (entries, { mediumOf }) => entries.map(({ id, note }) => ({ id: mediumOf(id), note })),
  inWords: (entries, { mediumName }) => entries.map(({ id, note }) => [mediumName(id), note].join(': ')).join('; ') || null,
  samples: [[], [{ id: '/bild.jpg', note: 'Bild' }]],
})
`,
  'control.tsx': `import type { ControlProps } from '../../kernel/control.ts'
import type { OptionValue } from '../options.generated.ts'

export function PictureListControl({ id, value }: ControlProps<OptionValue<'pictureList'>>) {
  return <output id={id}>{value.map(({ note }) => note).join(', ')}</output>
}
`,
  'picture-list.test.ts': `import { expect, test } from 'vitest'
import { mediaBehind, namedIn, optionInWords, ownOptions } from '../option-values.ts'
import { pictureList } from './option.ts'

const id = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
const option = pictureList({ de: 'Bilder', fr: 'Images', en: 'Pictures' })
const stored = [{ id, note: 'Laden' }]
const options = { pictures: option }

test('its media are found', () => expect(namedIn(option, stored).media).toEqual([id]))
test('it is said in words', () => {
  const names = { language: 'de', pageName: () => null, mediumName: () => 'laden.png' }
  expect(optionInWords(option, stored, names)).toBe('laden.png: Laden')
})
test('a visitor gets the pictures, and the page is made anew when one changes', () => {
  const targets = { locale: 'de' as const, addressOf: () => null, mediumOf: (asked: string) => ({ id: asked, alt: 'Der Laden' }) }
  const own = ownOptions({ options }, { pictures: stored }, targets)
  expect(own).toEqual({ pictures: [{ id: { id, alt: 'Der Laden' }, note: 'Laden' }] })
  expect(mediaBehind(options, JSON.parse(JSON.stringify(own)))).toEqual([id])
})
`,
}

test('a new block and a new option are a folder each: they compile, are registered and render, and no other file is touched', {
  timeout: 300_000,
}, () => {
  const before = fingerprints()
  run(program('tsx/dist/cli.mjs'), 'shared/scripts/new-option.ts', 'glassTint')
  run(program('tsx/dist/cli.mjs'), 'shared/scripts/new-option.ts', 'pictureList')
  for (const [file, text] of Object.entries(pictureList))
    writeFileSync(join(scratch, 'shared/src/options/picture-list', file), text)
  run(program('tsx/dist/cli.mjs'), 'shared/scripts/new-block.ts', 'price-table')
  const after = fingerprints()

  const changed = [...after].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path)
  const own = (path: string) => /^shared\/src\/(blocks\/price-table|options\/(glass-tint|picture-list))\//.test(path)
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
  const report = run(
    program('vitest/vitest.mjs'),
    'run',
    'price-table',
    'glass-tint',
    'picture-list',
    '--reporter=json',
  )
  expect(JSON.parse(report)).toMatchObject({ numTotalTests: 5, numPassedTests: 5 })
})

test('a folder that exists is left alone', patience, () => {
  expect(() => run(program('tsx/dist/cli.mjs'), 'shared/scripts/new-block.ts', 'hero')).toThrow('exists already')
})

test('the generated files of the repository are up to date', patience, () => {
  run(program('tsx/dist/cli.mjs'), join(root, 'shared/scripts/generate.ts'), '--check')
})
