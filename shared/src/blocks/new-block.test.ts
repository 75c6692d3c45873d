import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ScratchCopy } from '../testing/scratch-copy.ts'

/** Compiler and test runner start here as programs of their own, on machines that may be busy. */
const patience = { timeout: 120_000 }
let scratch: ScratchCopy

beforeAll(() => {
  scratch = new ScratchCopy()
  writeFileSync(
    join(scratch.path, 'vitest.config.ts'),
    `export default { test: { css: { include: [/\\.module\\.css$/], modules: { classNameStrategy: 'non-scoped' } } } }`,
  )
}, 60_000)
afterAll(() => scratch.remove())

/** An option of a shape that no other has: a list of media with a note each, which a visitor's view gets as pictures. */
const proofPictures = {
  'option.ts': `import * as z from 'zod/mini'
import { defineOption } from '../../kernel/option.ts'

const schema = z.array(z.object({ id: z.uuid(), note: z.string() }))

/** Pictures with a note each. */
export const proofPictures = defineOption({
  type: 'proofPictures',
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

export function ProofPicturesControl({ id, value }: ControlProps<OptionValue<'proofPictures'>>) {
  return <output id={id}>{value.map(({ note }) => note).join(', ')}</output>
}
`,
  'proof-pictures.test.ts': `import { expect, test } from 'vitest'
import { mediaBehind, namedIn, optionInWords, ownOptions } from '../option-values.ts'
import { proofPictures } from './option.ts'

const id = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
const option = proofPictures({ de: 'Bilder', fr: 'Images', en: 'Pictures' })
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

test('a new block and a new option are a folder each: they compile, pass the linters, are registered and render, and no other file is touched', {
  timeout: 300_000,
}, () => {
  const before = scratch.fingerprints()
  const pictures = join(scratch.path, 'shared/src/options/proof-pictures')
  mkdirSync(pictures)
  for (const [file, text] of Object.entries(proofPictures)) writeFileSync(join(pictures, file), text)
  scratch.run('tsx/dist/cli.mjs', 'shared/scripts/new-option.ts', 'proofTint')
  scratch.run('tsx/dist/cli.mjs', 'shared/scripts/new-block.ts', 'proof-table')
  // The list of icons changes too, but for an icon that another block has already.
  const icons = 'web/src/editor/panels/add-block/block-icons.generated.ts'
  const own = ['blocks/proof-table', 'options/proof-tint', 'options/proof-pictures'].map((name) => `shared/src/${name}`)
  expect(scratch.changedSince(before, own).filter((path) => path !== icons)).toEqual([
    'docs/CATALOGUE.md',
    'shared/src/blocks/contracts.generated.ts',
    'shared/src/blocks/views.generated.ts',
    'shared/src/options/controls.generated.ts',
    'shared/src/options/options.generated.ts',
  ])
  expect(readFileSync(join(scratch.path, 'shared/src/blocks/views.generated.ts'), 'utf8')).toContain(
    'proofTable: proofTableView',
  )

  scratch.run('typescript/bin/tsc', '--noEmit', '-p', 'shared')
  // As they are written, without a hand that tidies them up. The copy is no repository of git.
  const written = own.slice(0, 2)
  scratch.run('@biomejs/biome/bin/biome', 'ci', ...written, '--error-on-warnings', '--vcs-enabled=false')
  scratch.run('knip/bin/knip.js', '--no-config-hints', '--workspace', 'shared')
  // The new folders' own tests render the block and try the option.
  const report = scratch.run(
    'vitest/vitest.mjs',
    'run',
    'proof-table',
    'proof-tint',
    'proof-pictures',
    '--reporter=json',
  )
  expect(JSON.parse(report)).toMatchObject({ numTotalTests: 5, numPassedTests: 5 })
})

test('a folder that exists is left alone', patience, () => {
  expect(() => scratch.run('tsx/dist/cli.mjs', 'shared/scripts/new-block.ts', 'hero')).toThrow('exists already')
})

test('the generated files of the repository are up to date', patience, () => {
  scratch.run('tsx/dist/cli.mjs', join(import.meta.dirname, '../../scripts/generate.ts'), '--check')
})
