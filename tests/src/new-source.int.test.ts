import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ScratchCopy } from '@blickfang/shared/testing/scratch-copy.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const contract = 'shared/src/blocks/people-list/contract.ts'
const view = 'shared/src/blocks/people-list/view.tsx'

/** Reads a page with the new block as visitor and as editor, with the modules of the copy. */
const proof = `
import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import { sql } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import config from './cms/src/payload.config.ts'
import { databaseOf } from './cms/src/plugin/db/database.ts'
import { getDocument } from './cms/src/plugin/operations/page/get-document.ts'
import { getPageView } from './cms/src/plugin/operations/page/get-page-view.ts'
import { insertPage } from './cms/src/testing/insert-page.ts'
import { EditGroup } from './web/src/editor/app/edit-group.tsx'
import { EditorProvider } from './web/src/editor/context/editor-context.tsx'
import { OpenSession } from './web/src/editor/session/open-session.ts'
import { contentTags } from './web/src/site/content-tags.ts'
import { LivePage } from './web/src/site/live-page.tsx'
import { fixtureSite } from './web/src/server/testing/fixture-content.ts'
import { createStore } from 'zustand/vanilla'

test('the block shows what its source answers, live and in edit mode, also after it has changed', async () => {
  const payload = await getPayload({ config })
  const db = databaseOf(payload)
  const marta = await insertPage(db, { role: 'contact', values: { 'slug.de': 'marta', 'name.de': 'Marta' } })
  const blocks = [{ name: 'peopleList' }, { name: 'peopleList', values: { 'options.heading': 'Chef' } }]
  await insertPage(db, { values: { 'slug.de': 'liste', 'name.de': 'Liste' }, groups: blocks })

  const asked = { locale: 'de', collection: null, slug: 'liste', draft: false }
  const live = async () => {
    const page = await getPageView(asked, { db, actor: { id: null, role: 'visitor' } })
    return { page, html: renderToStaticMarkup(<LivePage page={page} />), tags: contentTags(page, fixtureSite('de')) }
  }
  const read = async () =>
    (await getDocument({ db, payload, actor: { id: null, role: 'optician' }, query: { lang: 'de', slug: 'liste' }, body: undefined })).document
  const edited = (document) => {
    const session = new OpenSession(document, { fetchDocument: read, later: () => () => undefined })
    const html = renderToStaticMarkup(
      <EditorProvider session={session} shell={createStore(() => ({ tools: true, dialog: null }))}>
        {document.groups.map(({ id }, index) => <EditGroup key={id} id={id} index={index} />)}
      </EditorProvider>,
    )
    return { session, html }
  }

  const before = await live()
  expect(before.page.sources.map(({ name, key }) => [name, key])).toEqual([['people', '["Chef"]'], ['people', '["von"]']])
  expect(before.html).toContain('von Marta')
  expect(before.html).toContain('Chef Marta')
  expect(before.tags).toContain('page:' + marta.id)
  const open = edited(await read())
  expect(open.html).toContain('Chef Marta')

  await db.rows(sql\`update pages set draft = draft || '{"name.de": "Reto"}', published = published || '{"name.de": "Reto"}' where id = \${marta.id}\`)
  expect((await live()).html).toContain('Chef Reto')
  await open.session.refresh()
  expect(JSON.stringify(open.session.document.site.getState().sources)).toContain('Chef Reto')
  expect(edited(await read()).html).toContain('von Reto')
  expect(findGroup('peopleList')?.block.sources.map(({ name }) => name)).toEqual(['people'])
  await payload.destroy()
})
`

let scratch: ScratchCopy

beforeAll(() => {
  scratch = new ScratchCopy()
  writeFileSync(join(scratch.path, 'proof.test.tsx'), proof)
  writeFileSync(
    join(scratch.path, 'vitest.config.ts'),
    `export default {
      resolve: { alias: { 'server-only': 'next/dist/compiled/server-only/empty.js' } },
      test: { testTimeout: 120_000, css: { include: [/\\.module\\.css$/], modules: { classNameStrategy: 'non-scoped' } } },
    }`,
  )
})
afterAll(() => scratch.remove())

function edit(path: string, change: (text: string) => string): void {
  const file = join(scratch.path, path)
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(file, after)
}

test('a block with a new source is its folders: it compiles and renders, live and in edit mode, and no other file is touched', {
  timeout: 600_000,
}, () => {
  const before = scratch.fingerprints()
  scratch.run('tsx/dist/cli.mjs', 'shared/scripts/new-block.ts', 'peopleList', '--no-gen')
  scratch.run('tsx/dist/cli.mjs', 'shared/scripts/new-source.ts', 'people', '--no-gen')
  edit('shared/src/sources/people/source.ts', (text) =>
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
        "import { text as line } from '../../options/text/option.ts'\nimport { people } from '../../sources/people/source.ts'\n\nexport const",
      )
      .replace('fields: {', 'sources: [people],\n  fields: {')
      .replace(
        'options: {',
        "options: { heading: line({ de: 'Vorne', fr: 'Devant', en: 'Front' }, { fallback: 'von' }),",
      ),
  )
  edit(view, (text) =>
    text
      .replace('{ fields, options, index }', '{ fields, options, data, index }')
      .replace('<fields.text', '{data.people.map(({ id, name }) => <p key={id}>{name}</p>)}\n    <fields.text'),
  )
  scratch.generate()

  // The list of icons changes too, but for an icon that another block has already.
  const icons = 'web/src/editor/panels/add-block/block-icons.generated.ts'
  const own = ['shared/src/blocks/people-list', 'shared/src/sources/people', 'cms/src/plugin/sources/people']
  expect(scratch.changedSince(before, own).filter((path) => path !== icons)).toEqual([
    'cms/schema.graphql',
    'cms/src/plugin/sources/readers.generated.ts',
    'docs/CATALOGUE.md',
    'shared/src/blocks/contracts.generated.ts',
    'shared/src/blocks/views.generated.ts',
    'shared/src/sources/sources.generated.ts',
    'web/src/cms/operations.generated.graphql',
    'web/src/cms/operations.generated.ts',
  ])
  for (const workspace of ['shared', 'cms', 'web']) scratch.run('typescript/bin/tsc', '--noEmit', '-p', workspace)
  const report = scratch.run('vitest/vitest.mjs', 'run', 'proof', '--reporter=json')
  expect(JSON.parse(report.slice(report.indexOf('{"numTotal')))).toMatchObject({ numTotalTests: 1, numPassedTests: 1 })
})
