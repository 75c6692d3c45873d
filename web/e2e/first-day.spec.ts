import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })
const block = (page: Page, name: string) => page.locator(`main [data-block="${name}"]`)
const title = (page: Page, name: string) => block(page, name).locator('[data-field="title"]').first()
const blockNames = (page: Page) =>
  page.locator('main [data-block]').evaluateAll((all) => all.map((each) => each.getAttribute('data-block')))

// As most people work.
test.use({ motion: 'no-preference' })

test('the first day: a headline, a card, a move, undo and redo, publish, seen elsewhere, another change discarded', async ({
  editor,
  visitor,
  newPage,
}) => {
  const page = await newPage({ groups: ['hero', 'serviceBoard', 'cta'], publish: true })
  await visitor.goto(page.live)
  const before = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? ''
  expect(before).not.toBe('')

  await editor.goto(page.edit)
  await expect(toolbar(editor)).toBeVisible()
  await title(editor, 'hero').click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Sehen wie neu')
  await editor.keyboard.press('Enter')

  const cards = block(editor, 'serviceCard')
  const cardsBefore = await cards.count()
  await block(editor, 'serviceBoard').hover({ position: { x: 20, y: 20 } })
  await editor.getByRole('button', { name: /hinzufügen/ }).click()
  await expect(cards).toHaveCount(cardsBefore + 1)
  // The caret waits in the new card, its sample words chosen.
  await expect(cards.last().locator('[data-field="title"]')).toBeFocused()
  await editor.keyboard.type('Neu im Geschäft')
  await editor.keyboard.press('Enter')
  await expect(cards.last().locator('[data-field="title"]')).toHaveText('Neu im Geschäft')

  await title(editor, 'cta').focus()
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: 'Nach oben' }).press('Enter')
  const moved = ['hero', 'cta', 'serviceBoard']
  const topLevel = async () => (await blockNames(editor)).filter((name) => name !== 'serviceCard')
  await expect.poll(topLevel).toEqual(moved)
  await toolbar(editor).getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(topLevel).toEqual(['hero', 'serviceBoard', 'cta'])
  await toolbar(editor).getByRole('button', { name: 'Wiederholen' }).click()
  await expect.poll(topLevel).toEqual(moved)
  await expect(toolbar(editor).getByText('Gespeichert', { exact: true }).first()).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before)

  await toolbar(editor).getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const dialog = editor.getByRole('dialog')
  await expect(dialog).toContainText('Sehen wie neu')
  await expect(dialog).toContainText('Verschoben')
  await expect(dialog).toContainText('Neu')
  await dialog.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  await expect(editor.getByText('Veröffentlicht. Besucher sehen jetzt die neue Version.')).toBeVisible()
  // The button that opened the dialog is gone: whoever works with the keyboard is not sent to the page's beginning.
  await expect(toolbar(editor).locator(':focus')).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sehen wie neu')
  const live = (await visitor.content()).toString()
  expect(live).not.toContain('data-group-id')

  await expect(toolbar(editor)).toBeVisible()
  await title(editor, 'hero').click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Doch nicht')
  await editor.keyboard.press('Enter')
  await toolbar(editor).getByRole('button', { name: 'Unveröffentlichte Änderungen verwerfen' }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(title(editor, 'hero')).toHaveText('Sehen wie neu')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Sehen wie neu')
})

test('what is not published is found nowhere: page, queries, REST, sitemap, the page’s own data', async ({
  call,
  visitor,
  newPage,
}) => {
  const page = await newPage({ groups: ['hero'], publish: true })
  const { document } = await call('getDocument', { id: page.id, lang: 'de' })
  const field = document.groups[0]?.fields.find(({ name }) => name === 'title')
  await call('saveData', {
    itemType: 'field',
    linkId: field?.id ?? '',
    data: { content: { de: { text: 'Geheime Aktion im Januar' } } },
    base: { 'content.de': field?.revs['content.de'] ?? 0 },
  })
  const hidden = await newPage({ groups: ['hero'] })
  await visitor.goto(page.live)
  expect(await visitor.content()).not.toContain('Geheime Aktion')
  expect((await visitor.request.get(hidden.live)).status()).toBe(404)
  const sitemap = await (await visitor.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(page.slug)
  expect(sitemap).not.toContain(hidden.slug)

  const origin = new URL(visitor.url()).origin
  const ask = async (query: string) => {
    const answer = await visitor.request.post('/api/graphql', { data: { query }, headers: { origin } })
    return answer.text()
  }
  const answers = [
    await ask(`{ pageBySlug(locale: de, slug: "${page.slug}", draft: true) { groups { fields { text } } } }`),
    await ask(`{ pageBySlug(locale: de, slug: "${hidden.slug}") { name } }`),
    await ask('{ Fields(limit: 0) { docs { id text } } }'),
    await ask('{ Pages(limit: 0) { docs { id title } } }'),
  ]
  for (const path of [
    'bf-fields',
    'bf-pages',
    'bf-groups',
    'bf-revisions',
    'bf-users',
    'globals/bf-settings',
    'v1/page/get',
  ]) {
    const answer = await visitor.request.get(`/api/${path}?limit=0&depth=2`)
    expect([401, 403], path).toContain(answer.status())
    answers.push(await answer.text())
  }
  for (const answer of answers) {
    expect(answer).not.toContain('Geheime Aktion')
    expect(answer).not.toContain(hidden.slug)
  }
})
