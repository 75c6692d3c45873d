import type { EditorDocument } from '@blickfang/shared/content/editor-page.ts'
import { toolbar } from '../edited-page.ts'
import { expect, test } from '../fixtures.ts'

test('what is still a sample, and a button that leads nowhere, is said before publishing, and leads to its place', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero'] })
  await editor.goto(edit)
  await editor.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const dialog = editor.getByRole('dialog', { name: /veröffentlichen$/ })
  const sample = dialog.getByRole('listitem').filter({ hasText: /ist noch der Beispieltext$|Beispieltext/ })
  await expect(dialog.getByText(/hat keinen Link und erscheint nicht|Hinweise zu Buttons/).first()).toBeVisible()
  const folded = dialog.getByText(/Hinweise zu Buttons, Links und Beispieltexten$/)
  if (await folded.isVisible()) await folded.click()
  const note = sample.filter({ has: editor.getByRole('button') }).last()
  await expect(note).toContainText('ist noch der Beispieltext')
  await note.getByRole('button').click()
  await expect(dialog).toBeHidden()
  await expect(editor.getByText('Beispieltext', { exact: true }).first()).toBeVisible()
})

test('a typed address of the site that has no page is said where it stands and before publishing, until there is one', async ({
  editor,
  newPage,
  api,
  baseURL,
}) => {
  const [{ id, edit }, target] = [await newPage({ groups: ['cta'] }), await newPage()]
  const opened = (await api.get(`/page/document?id=${id}&lang=de`)) as unknown as { document: EditorDocument }
  const fields = opened.document.groups.flatMap((group) => group.fields)
  const button = fields.find(({ name }) => name === 'primaryButton')
  if (!button) throw new Error('The block has no button')
  const url = `${baseURL}/${target.slug}#oben`
  await api.send('POST', '/data', {
    itemType: 'field',
    linkId: button.id,
    data: { content: { de: { text: 'Zur Werkstatt' } }, options: { link: { type: 'url', url } } },
    base: button.revs,
  })
  await editor.goto(edit)
  await expect(editor.getByRole('button', { name: 'Link: Adresse ohne Seite' })).toBeVisible()
  const publish = editor.getByRole('button', { name: 'Veröffentlichen', exact: true })
  await publish.click()
  const dialog = editor.getByRole('dialog', { name: /veröffentlichen$/ })
  const note = dialog.getByText(
    /«Zur Werkstatt» führt auf eine Adresse, unter der es in dieser Sprache keine Seite gibt/,
  )
  await expect(note).toBeAttached()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await api.send('POST', '/page/publish', { id: target.id })
  await publish.click()
  await expect(dialog.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible()
  await expect(note).not.toBeAttached()
})

test('a live page that waits is told of on a page where nothing waits, and leads to the list', async ({
  editor,
  newPage,
  api,
}) => {
  const [{ edit }, person] = [await newPage({ publish: true }), await newPage({ publish: true, collection: 'team' })]
  await api.send('PUT', '/page/info', { id: person.id, lang: 'de', meta: { archived: true }, base: {} })
  await editor.goto(edit)
  const bar = toolbar(editor)
  await expect(bar.getByText('Seite veröffentlicht')).toBeHidden()
  await bar.getByRole('button', { name: /andere Seiten? warte/ }).click()
  await expect(editor.getByRole('region', { name: 'Seiten' })).toBeVisible()
})
