/** Reads a page with the new block as visitor and as editor, with the modules of the copy. */
export const pageProof = `
import { findGroup } from '@blickfang/blocks/groups.ts'
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
import { loadViewsOf } from './web/src/editor/app/views/block-views.ts'
import { EditorProvider } from './web/src/editor/context/editor-context.tsx'
import { OpenSession } from './web/src/editor/session/open-session.ts'
import { contentTags } from './web/src/site/rendering/content-tags.ts'
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
    const slicing = { now: () => 0, yieldThread: () => Promise.resolve() }
    const session = new OpenSession(document, { fetchDocument: read, later: () => () => undefined, slicing })
    const html = renderToStaticMarkup(
      <EditorProvider session={session} shell={createStore(() => ({ tools: true, dialog: null }))}>
        {document.groups.map(({ id }, index) => <EditGroup key={id} id={id} index={index} />)}
      </EditorProvider>,
    )
    return { session, html }
  }

  await loadViewsOf([{ name: 'peopleList', parentId: null }])
  const before = await live()
  expect(before.page.sources.map(({ name, key }) => [name, key])).toEqual([['people', '["Chef"]'], ['people', '["von"]']])
  expect(before.html).toContain('von Marta')
  expect(before.html).toContain('Chef Marta')
  expect(before.tags).toContain('page:' + marta.id)
  const open = edited(await read())
  expect(open.html).toContain('Chef Marta')

  await db.rows(sql\`update bf_pages set draft = draft || '{"name.de": "Reto"}', published = published || '{"name.de": "Reto"}' where id = \${marta.id}\`)
  expect((await live()).html).toContain('Chef Reto')
  await open.session.refresh()
  expect(JSON.stringify(open.session.document.site.getState().sources)).toContain('Chef Reto')
  expect(edited(await read()).html).toContain('von Reto')
  expect(findGroup('peopleList')?.block.sources.map(({ name }) => name)).toEqual(['people'])
  await payload.destroy()
})
`
