import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageProof } from './page-proof.ts'
import { formProof, proofForm, proofFormBlock } from './proof-form.ts'
import { panelProof, proofPanel } from './proof-panel.ts'
import { proofPictures } from './proof-pictures.ts'
import { ScratchCopy } from './scratch-copy.ts'
import { trialSection } from './trial-section.ts'

/** Compiler and test runner start here as programs of their own, on machines that may be busy; and what is made stays made. */
const patience = { timeout: 1_800_000, retry: 0 }
const contract = 'shared/blocks/src/people-list/contract.ts'
const view = 'shared/blocks/src/people-list/view.tsx'
let scratch: ScratchCopy

beforeAll(() => {
  scratch = new ScratchCopy()
  writeFileSync(join(scratch.path, 'proof.test.tsx'), pageProof)
  writeFileSync(join(scratch.path, 'form-proof.test.ts'), formProof)
  writeFileSync(join(scratch.path, 'panel-proof.test.tsx'), panelProof)
  writeFileSync(
    join(scratch.path, 'vitest.config.ts'),
    `export default {
      resolve: { alias: { 'server-only': 'next/dist/compiled/server-only/empty.js' } },
      test: { testTimeout: 120_000, fileParallelism: false, css: { include: [/\\.module\\.css$/], modules: { classNameStrategy: 'non-scoped' } } },
    }`,
  )
}, 60_000)
afterAll(() => scratch.remove())

function edit(path: string, change: (text: string) => string): void {
  const file = join(scratch.path, path)
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(file, after)
}

function read(path: string): string {
  return readFileSync(join(scratch.path, path), 'utf8')
}

function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(scratch.path, folder, dirname(file)), { recursive: true })
    writeFileSync(join(scratch.path, folder, file), text)
  }
}

/** A form and the block in which it stands. */
function makeForm(): readonly string[] {
  const [form, block] = ['shared/contract/src/forms/proof-call', 'shared/blocks/src/proof-call']
  writeFolder(form, proofForm)
  writeFolder(block, proofFormBlock)
  return [form, block]
}

/** An option of a shape of its own, one as the command makes it, and a block as the command makes it. */
function makeBlockAndOptions(): readonly string[] {
  const pictures = 'shared/contract/src/options/proof-pictures'
  writeFolder(pictures, proofPictures)
  scratch.run('tsx/dist/cli.mjs', 'shared/scripts/new-option.ts', 'proofTint')
  scratch.run('tsx/dist/cli.mjs', 'shared/scripts/new-block.ts', 'proof-table')
  return [pictures, 'shared/contract/src/options/proof-tint', 'shared/blocks/src/proof-table']
}

/** A block that asks a new source for people, with parameters out of an option. */
function makeBlockWithSource(): readonly string[] {
  scratch.run('tsx/dist/cli.mjs', 'shared/scripts/new-block.ts', 'peopleList', '--no-gen')
  scratch.run('tsx/dist/cli.mjs', 'shared/scripts/new-source.ts', 'people', '--no-gen')
  edit('shared/contract/src/sources/people/source.ts', (text) =>
    text.replace('parameters: {},', "parameters: { heading: 'options.heading' },"),
  )
  edit('cms/src/plugin/sources/people/reader.ts', (text) =>
    text
      .replace('{ locale, state }', '{ locale, state, parameters }')
      .replace(`'name', \${`, `'name', (\${parameters}->>'heading') || ' ' || \${`),
  )
  edit(contract, (text) =>
    text
      .replace(
        'export const',
        "import { text as line } from '@blickfang/contract/options/text/option.ts'\nimport { people } from '@blickfang/contract/sources/people/source.ts'\n\nexport const",
      )
      .replace('fields: {', 'sources: [people],\n  fields: {')
      .replace(
        'options: {',
        "options: { heading: line({ de: 'Vorne', fr: 'Devant', en: 'Front' }, { fallback: 'von' }),",
      ),
  )
  edit(view, (text) =>
    text
      .replace('options, isPageTitle', 'options, data, isPageTitle')
      .replace('<fields.text', '{data.people.map(({ id, name }) => <p key={id}>{name}</p>)}\n    <fields.text'),
  )
  return ['shared/blocks/src/people-list', 'shared/contract/src/sources/people', 'cms/src/plugin/sources/people']
}

/** A section of the settings, and a line in one that there is. */
function makeSettings(): readonly string[] {
  const folder = 'shared/contract/src/settings/trial'
  const contact = 'shared/contract/src/settings/contact/section.ts'
  mkdirSync(join(scratch.path, folder))
  for (const [file, text] of Object.entries(trialSection)) writeFileSync(join(scratch.path, folder, file), text)
  edit(contact, (text) =>
    text
      .replace('  options: {', "  options: {\n    'contact.fax': phone({ de: 'Fax', fr: 'Fax', en: 'Fax' }),")
      .replace(
        'import { text }',
        "import { phone } from '@blickfang/contract/options/phone/option.ts'\nimport { text }",
      ),
  )
  return [folder, 'shared/contract/src/settings/contact']
}

/** A panel of the editor and the dialog that it opens. */
function makePanel(): readonly string[] {
  const folder = 'web/src/editor/panels/proof-notes'
  writeFolder(folder, proofPanel)
  return [folder]
}

/** Entries that a block shows: what is filled in of them, and how the admin lists them. */
function makeCollection(): readonly string[] {
  const declared = 'shared/contract/src/entries/lectures'
  writeFolder(declared, {
    'collection.ts': `import { defineEntries } from '../define-entries.ts'
import { offeredFields, offeredTitle } from '../offered-fields.ts'

/** Lectures in the shop. */
export const lectures = defineEntries({
  collection: 'lectures',
  label: {
    singular: { de: 'Vortrag', fr: 'Conférence', en: 'Lecture' },
    plural: { de: 'Vorträge', fr: 'Conférences', en: 'Lectures' },
  },
  add: { de: 'Vortrag hinzufügen', fr: 'Ajouter une conférence', en: 'Add a lecture' },
  title: 'title',
  fields: { ...offeredTitle, ...offeredFields },
})
`,
  })
  const folder = 'cms/src/plugin/collections/lectures'
  writeFolder(folder, {
    'config.ts': `import { lectures as entries } from '@blickfang/contract/entries/lectures/collection.ts'
import { entryCollection } from '../entries/entry-collection.ts'

/** Lectures in the shop. */
export const lectures = entryCollection(entries, { place: 20, defaultColumns: ['title'] })
`,
  })
  return [declared, folder]
}

test(
  'new blocks, options, sources, forms, collections, sections of the settings and panels of the editor are a folder each, a setting is a line: they compile, pass the linters, are registered and render, live and in edit mode, and no other file is touched',
  patience,
  () => {
    const before = scratch.fingerprints()
    const ofSource = makeBlockWithSource()
    const ofForm = makeForm()
    const ofSettings = makeSettings()
    const ofCollection = makeCollection()
    const ofPanel = makePanel()
    // The last of its commands generates what is made of all folders.
    const ofBlock = makeBlockAndOptions()

    // The list of icons changes too, but for an icon that another block has already.
    const icons = 'web/src/editor/panels/add-block/block-icons.generated.ts'
    const own = [...ofBlock, ...ofSource, ...ofForm, ...ofSettings, ...ofCollection, ...ofPanel]
    const changed = scratch.changedSince(before, own).filter((path) => path !== icons)
    const registries = [
      'cms/src/plugin/collections/collections.generated.ts',
      'docs/CATALOGUE.md',
      'shared/blocks/src/contracts.generated.ts',
      'shared/blocks/src/styles.generated.ts',
      'shared/blocks/src/view-loaders.generated.ts',
      'shared/blocks/src/views.generated.ts',
      'shared/contract/src/entries/collections.generated.ts',
      'shared/contract/src/options/controls.generated.ts',
      'shared/contract/src/options/options.generated.ts',
      'shared/contract/src/settings/sections.generated.ts',
      'web/src/editor/panels/dialogs.generated.ts',
      'web/src/editor/panels/panels.generated.ts',
    ]
    const ofSources = [
      'cms/schema.graphql',
      'cms/src/plugin/sources/readers.generated.ts',
      'shared/contract/src/sources/sources.generated.ts',
      'web/src/cms/operations.generated.graphql',
      'web/src/cms/operations.generated.ts',
    ]
    const ofForms = [
      'cms/src/plugin/endpoints/operations.generated.ts',
      'cms/src/plugin/operations/form/entries.generated.ts',
      'shared/contract/src/api/v1/endpoints.generated.ts',
      'shared/contract/src/api/v1/entries.generated.ts',
      'shared/contract/src/api/v1/routes.generated.ts',
      'shared/blocks/src/islands.generated.ts',
      'shared/contract/src/forms/forms.generated.ts',
    ]
    expect(changed).toEqual([...registries, ...ofSources, ...ofForms].sort())
    // What has no source is in no file of the sources'.
    for (const path of ofSources) expect(read(path)).not.toMatch(/proof/i)
    expect(read('shared/blocks/src/views.generated.ts')).toContain('proofTable: proofTableView')

    for (const workspace of [
      'shared/contract',
      'shared/platform',
      'shared/views',
      'shared/blocks',
      'shared/testing',
      'cms',
      'web',
    ])
      scratch.run('typescript/bin/tsc', '--noEmit', '-p', workspace)
    // As they are written, without a hand that tidies them up. The copy is no repository of git.
    const written = ['shared/blocks/src/proof-table', 'shared/contract/src/options/proof-tint']
    scratch.run('@biomejs/biome/bin/biome', 'ci', ...written, '--error-on-warnings', '--vcs-enabled=false')
    // The copy has no tests: what these alone import is used by nobody there.
    scratch.run(
      'knip/bin/knip.js',
      '--no-config-hints',
      '--exclude=dependencies,devDependencies',
      ...['contract', 'blocks'].flatMap((name) => ['--workspace', `shared/${name}`]),
    )
    // The page's proof, and the new folders' own tests, which render the block and try the option.
    const report = scratch.run('vitest/vitest.mjs', 'run', 'proof', '--reporter=json')
    expect(JSON.parse(report.slice(report.indexOf('{"numTotal')))).toMatchObject({
      numTotalTests: 9,
      numPassedTests: 9,
    })
  },
)

test('a folder that exists is left alone', patience, () => {
  expect(() => scratch.run('tsx/dist/cli.mjs', 'shared/scripts/new-block.ts', 'hero')).toThrow('exists already')
})
