import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, findViolations, test } from './fixtures.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name })

async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(toolbar(page)).toBeVisible()
}

/** Types a new title into the page's first block and waits until it is saved. */
async function retitle(page: Page, title: string) {
  const heading = page.locator('[data-field="title"]').first()
  await heading.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^\d+ Änderung/ })).toBeVisible()
}

test('signing in says what is wrong, and leads to where one wanted to go', async ({ visitor }) => {
  await visitor.goto('/de/edit/~home?toolbar=1')
  await expect(visitor).toHaveURL(/\/de\/login\?next=/)
  await visitor.getByLabel('E-Mail').fill('niemand@example.com')
  await visitor.getByLabel('Passwort', { exact: true }).fill('falsch')
  await visitor.getByRole('button', { name: 'Anmelden' }).click()
  await expect(visitor.getByText('E-Mail oder Passwort stimmt nicht')).toBeVisible()

  const login = JSON.parse(readFileSync(`${process.env.E2E_DATA_DIR}/login.json`, 'utf8'))
  await visitor.getByLabel('E-Mail').fill(login.email)
  await visitor.getByLabel('Passwort', { exact: true }).fill(login.password)
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL(/\/de\/edit\/~home\?toolbar=1/)
  await expect(toolbar(visitor)).toBeVisible()
})

test('toolbar, pages and settings show one at a time, by button and by key @phone', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await open(editor, edit)
  await tool(editor, 'Seiten').click()
  await expect(editor).toHaveURL(/\?pageMenu=1$/)
  await expect(editor.getByRole('region', { name: 'Seiten' })).toBeVisible()
  const size = editor.viewportSize() ?? { width: 1440, height: 900 }
  await editor.setViewportSize({ width: 320, height: 640 })
  await expect(editor.getByRole('button', { name: /^Mehr zu/ }).first()).toBeInViewport({ ratio: 1 })
  await editor.setViewportSize(size)
  await tool(editor, 'Einstellungen').click()
  await expect(editor).toHaveURL(/\?settings=1$/)
  await expect(editor.getByRole('region', { name: 'Seiten' })).toBeHidden()
  await editor.keyboard.press('Escape')
  await expect(editor).toHaveURL(/\?toolbar=1$/)
  await editor.keyboard.press('Escape')
  await expect(toolbar(editor)).toBeHidden()
  await editor.keyboard.press('ControlOrMeta+e')
  await expect(toolbar(editor)).toBeVisible()
})

test('Back closes the dialog and then the panel, keeps what was typed, and stays on the page @phone', async ({
  editor,
  newPage,
}) => {
  const { edit, slug } = await newPage()
  await editor.goto('/de/login')
  await open(editor, edit)
  const pages = editor.getByRole('region', { name: 'Seiten' })
  const dialog = editor.getByRole('dialog', { name: 'Name ändern' })
  const name = dialog.getByRole('textbox').first()
  await tool(editor, 'Seiten').click()
  await pages
    .getByRole('button', { name: /^Mehr zu/ })
    .first()
    .click()
  await editor.getByRole('menuitem', { name: 'Name ändern' }).click()
  const before = await name.inputValue()
  await name.fill('Noch nicht fertig')
  await editor.goBack()
  await expect(dialog.getByText('Noch nicht gespeichert.')).toBeVisible()
  await expect(name).toHaveValue('Noch nicht fertig')
  await name.fill(before)
  await editor.goBack()
  await expect(dialog).toBeHidden()
  await expect(pages).toBeVisible()
  await editor.goBack()
  await expect(pages).toBeHidden()
  await expect(editor).toHaveURL(edit)
  await editor.goForward()
  await expect(pages).toBeVisible()
  await editor.reload()
  await expect(pages).toBeVisible()
  // The panel's entry is gone back over without asking the server: what the router asked it for after a reload led to another one.
  const asked: string[] = []
  editor.on('request', (request) => {
    // Other journeys change the menu meanwhile: the frame is then drawn anew, which Next marks and which goes nowhere.
    const isRefresh = decodeURIComponent(request.headers()['next-router-state-tree'] ?? '').includes('"refetch"')
    if (!isRefresh && new URL(request.url()).pathname === edit.split('?')[0]) asked.push(request.url())
  })
  await editor.keyboard.press('Escape')
  await editor.keyboard.press('Escape')
  await expect(toolbar(editor)).toBeHidden()
  // Closing the panel goes back over its entry of the history; a step of this test's that is asked for meanwhile ends there too.
  await editor.waitForFunction(() => history.state?.depth === 0)
  await expect(editor).toHaveURL(new RegExp(`${slug}$`))
  await editor.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))))
  expect(asked).toEqual([])
  // By the page itself: the driver asks the browser where it stands, which may hear of the step above later than the page does.
  await editor.evaluate(() => history.back())
  await expect(editor).toHaveURL(/login/)
})

test('Back closes a menu and the options, one after the other, and stays on the page @phone', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  await editor.goto('/de/login')
  await open(editor, edit)
  const menu = editor.getByRole('menu')
  const options = editor.getByRole('dialog', { name: /Optionen/ })
  const openMenu = async () => {
    await editor.locator('main [data-field="title"]').focus()
    await editor.keyboard.press('Alt+Enter')
  }
  await openMenu()
  await expect(menu).toBeVisible()
  await editor.goBack()
  await expect(menu).toBeHidden()
  await openMenu()
  await editor.getByRole('menuitem', { name: 'Optionen…' }).press('Enter')
  await expect(options).toBeVisible()
  await editor.goBack()
  await expect(options).toBeHidden()
  await tool(editor, 'Seiten').click()
  const row = editor.getByRole('button', { name: /^Mehr zu/ }).first()
  await row.click()
  await expect(menu).toBeVisible()
  await editor.goBack()
  await expect(menu).toBeHidden()
  await row.click()
  await editor.getByRole('menuitem', { name: 'Name ändern' }).click()
  await expect(editor.getByRole('dialog', { name: 'Name ändern' })).toBeVisible()
  await editor.reload()
  await expect(editor.getByRole('region', { name: 'Seiten' })).toBeVisible()
  await expect(editor.getByRole('dialog', { name: 'Name ändern' })).toBeHidden()
  await editor.getByRole('button', { name: 'Schliessen' }).click()
  // An entry whose state the router has just written anew has no depth until it is put back: it is not yet the page's own.
  await editor.waitForFunction(() => history.state?.depth === 0)
  await expect(editor).toHaveURL(edit)
  // By the page itself, as above.
  await editor.evaluate(() => history.back())
  await expect(editor).toHaveURL(/login/)
})

test('before publishing one sees what changes, and afterwards visitors do', async ({ editor, visitor, newPage }) => {
  const { edit, live } = await newPage({ publish: true })
  await open(editor, edit)
  await retitle(editor, 'Gläser nach Mass')
  await editor.getByRole('button', { name: /^\d+ Änderung/ }).click()
  const dialog = editor.getByRole('dialog')
  await expect(dialog.locator('ins').filter({ hasText: 'Gläser nach Mass' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(editor.getByText('Veröffentlicht. Besucher sehen jetzt die neue Version.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(editor.getByRole('button', { name: /^\d+ Änderung/ })).toBeHidden()
  await visitor.goto(live)
  await expect(visitor.getByText('Gläser nach Mass')).toBeVisible()
})

test('reverting names what goes and brings the live page back', async ({ editor, newPage }) => {
  const { edit } = await newPage({ publish: true })
  await open(editor, edit)
  await retitle(editor, 'Nur ein Versuch')
  await tool(editor, 'Unveröffentlichte Änderungen verwerfen').click()
  const dialog = editor.getByRole('alertdialog')
  await expect(dialog.getByText('in allen Sprachen verloren')).toBeVisible()
  await expect(dialog.getByText('Nur ein Versuch')).toBeVisible()
  await dialog.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(editor.locator('[data-field="title"]').first()).not.toHaveText('Nur ein Versuch')
})

test('undo after a revert is no conflict with oneself: there is nothing left to take back', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ publish: true })
  await open(editor, edit)
  await retitle(editor, 'Nur ein Versuch')
  await expect(tool(editor, 'Rückgängig: Text')).toBeEnabled()
  await tool(editor, 'Unveröffentlichte Änderungen verwerfen').click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect(editor.locator('[data-field="title"]').first()).not.toHaveText('Nur ein Versuch')
  await expect(tool(editor, 'Rückgängig')).toBeDisabled()
  await editor.keyboard.press('ControlOrMeta+z')
  await expect(toolbar(editor).getByText('Gespeichert', { exact: true }).first()).toBeVisible()
  await expect(editor.getByRole('button', { name: /Zwei Versionen/ })).toBeHidden()
})

test('a new block is one change, with what it holds folded away; a format of a text is one too', async ({
  editor,
  newPage,
  call,
}) => {
  const { id, edit } = await newPage({ groups: ['richTextBlock'], publish: true })
  await call('addGroup', { pageId: id, groupName: 'imageBoard' })
  await open(editor, edit)
  const text = editor.locator('main [data-block="richTextBlock"] [data-field-kind="richText"]')
  await text.click()
  await expect(editor.locator('[data-lexical-editor]')).toBeFocused()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.press('ControlOrMeta+b')
  await editor.keyboard.press('Escape')
  await editor.getByRole('button', { name: '2 Änderungen' }).click()
  const dialog = editor.getByRole('dialog')
  await expect(dialog.getByText(/^Fett: «/)).toBeVisible()
  const fold = editor.getByText(/^\d+ Angaben darin$/)
  await expect(fold).toBeVisible()
  const folded = dialog.locator('details').filter({ has: fold }).getByRole('listitem', { includeHidden: true }).first()
  await expect(folded).toBeHidden()
  await fold.click()
  await expect(folded).toBeVisible()
})

test('a block is found by name, added by keyboard and shown', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await open(editor, edit)
  await editor.locator('[data-block="hero"]').hover()
  await editor
    .getByRole('button', { name: /einfügen$/ })
    .first()
    .click()
  await editor.getByLabel('Block suchen').fill('aufruf')
  await editor.keyboard.press('Enter')
  await expect(editor.getByRole('dialog')).toBeHidden()
  await expect(editor.locator('[data-block="cta"]')).toBeInViewport()
})

test('a page is created, given an address and a description, and deleted', async ({ editor, newPage }) => {
  const { edit, slug } = await newPage()
  const name = `Werkstatt ${Date.now().toString(36)}`
  await open(editor, edit)
  await tool(editor, 'Seiten').click()
  const section = editor
    .getByRole('region', { name: 'Seiten' })
    .locator('section', { hasText: 'Weitere Seiten' })
    .last()
  await section.getByRole('button', { name: 'Neue Seite' }).click()
  await section.getByRole('button', { name: 'Erstellen' }).click()
  await expect(section.getByText('Bitte geben Sie einen Namen ein.')).toBeVisible()
  await section.getByLabel('Name der Seite').fill(name)
  await editor.keyboard.press('Enter')
  await expect(editor.getByText(`Seite «${name}» erstellt`)).toBeVisible()
  // It opens a moment later; what the person turns to before that keeps them where they are.
  await expect(editor.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(editor).toHaveURL(/pageMenu=1/)

  await editor.getByRole('button', { name: `Mehr zu ${name}` }).click()
  await editor.getByRole('menuitem', { name: 'URL ändern' }).click()
  const address = editor.getByRole('dialog').getByRole('textbox', { name: 'URL' })
  await address.fill('')
  await editor.getByRole('button', { name: 'Speichern' }).click()
  await expect(editor.getByText('Die URL darf nicht leer sein')).toBeVisible()
  await address.fill(slug)
  await expect(editor.getByText('Diese URL existiert bereits')).toBeVisible()
  // What the site answers itself only the server knows of.
  await address.fill('login')
  await editor.getByRole('button', { name: 'Speichern' }).click()
  await expect(editor.getByText('Diese URL existiert bereits')).toBeVisible()
  await address.fill('Am Ende -')
  await address.blur()
  await expect(address).toHaveValue('am-ende')
  await address.fill(`Über ${name}`)
  await expect(address).toHaveValue(`ueber-${name.toLowerCase().replace(' ', '-')}`)
  await editor.getByRole('button', { name: 'Speichern' }).click()

  const describe = async () => {
    await editor.getByRole('button', { name: `Mehr zu ${name}` }).click()
    await editor.getByRole('menuitem', { name: 'Beschreibung ändern' }).click()
    return editor.getByRole('textbox', { name: 'Beschreibung (Deutsch)' })
  }
  await (await describe()).fill('Wir schleifen Gläser\nim eigenen Haus.')
  await expect(editor.getByText('Noch 363 Zeichen')).toBeVisible()
  await editor.getByRole('button', { name: 'Speichern' }).click()
  await expect(await describe()).toHaveValue('Wir schleifen Gläser im eigenen Haus.')
  await editor.keyboard.press('Escape')
  await editor.keyboard.press('ControlOrMeta+z')
  await expect(await describe()).toHaveValue('')
  await editor.keyboard.press('Escape')

  await editor.getByRole('button', { name: `Mehr zu ${name}` }).click()
  await editor.getByRole('menuitem', { name: 'Seite löschen' }).click()
  await expect(editor.getByRole('alertdialog', { name: `«${name}» löschen?` })).toBeVisible()
  await editor.getByRole('button', { name: 'Seite löschen' }).click()
  await expect(editor.getByRole('link', { name: 'Startseite', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(editor.getByRole('button', { name: `Mehr zu ${name}` })).toBeHidden()
})

test('a setting is checked, saved on leaving, and only then', async ({ editor, newPage, call }) => {
  const { edit } = await newPage()
  await open(editor, edit)
  await tool(editor, 'Einstellungen').click()
  const panel = editor.getByRole('region', { name: 'Einstellungen' })
  await panel.locator('summary', { hasText: 'Kontakt' }).click()
  const email = panel.getByLabel('E-Mail').last()
  const before = await email.inputValue()
  await email.fill('keine Adresse')
  await email.blur()
  await expect(editor.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein')).toBeVisible()
  await email.fill('versuch@example.com')
  await email.blur()
  await expect(editor.getByText('Einstellungen gespeichert')).toBeVisible()
  const { settings } = await call('getSettings', {})
  expect(settings.contact.email).toBe('versuch@example.com')
  await email.fill(before)
  await email.blur()
  await expect(email).toHaveValue(before)
})

const picture = { name: /^(Bild wählen|Ersetzen)$/ }
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a picture is uploaded, described, focused and deleted', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await open(editor, edit)
  await tool(editor, 'Einstellungen').click()
  await editor.locator('summary', { hasText: 'Kopfbereich' }).click()
  await editor.getByRole('button', picture).first().click()
  const library = editor.getByRole('dialog', { name: 'Mediathek' })
  const files = library.locator('input[type=file]')
  await files.setInputFiles({ name: 'brille.txt', mimeType: 'text/plain', buffer: Buffer.from('kein Bild') })
  await expect(editor.getByText('Dateityp nicht erlaubt')).toBeVisible()

  await files.setInputFiles({ name: 'punkt.png', mimeType: 'image/png', buffer: pixel })
  await expect(library.getByText('Fertig', { exact: true })).toBeVisible()
  await library.getByLabel('Was ist zu sehen? (Deutsch)').fill('Ein Punkt')
  const focus = library.getByRole('button', { name: /^Bildmittelpunkt bei/ })
  await focus.focus()
  await editor.keyboard.press('Shift+ArrowRight')
  await expect(focus).toHaveAccessibleName(/bei 60 % von links/)
  await library.getByRole('button', { name: 'Bild löschen' }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Bild löschen' }).click()
  await expect(editor.getByText('«punkt.png» ist gelöscht.')).toBeVisible()
  await library.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(library).toBeHidden()
})

test('two versions of one text are both shown, and the chosen one stays', async ({ editor, newPage, call }) => {
  const { id, edit } = await newPage()
  await open(editor, edit)
  const { document } = await call('getDocument', { id, lang: 'de' })
  const field = document.groups[0]?.fields.find(({ name }) => name === 'title')
  await call('saveData', {
    itemType: 'field',
    linkId: field?.id ?? '',
    data: { content: { de: { text: 'Fassung der anderen' } } },
    base: field?.revs ?? {},
  })
  const heading = editor.locator('[data-field="title"]').first()
  await heading.click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Meine Fassung')
  await editor.keyboard.press('Tab')
  await editor.getByRole('button', { name: 'Zwei Versionen: bitte wählen' }).click()
  const dialog = editor.getByRole('dialog', { name: /hat diesen Text inzwischen geändert/ })
  await expect(dialog.getByText('Fassung der anderen')).toBeVisible()
  await dialog.getByRole('button', { name: 'Meine behalten' }).click()
  await expect(dialog).toBeHidden()
  await expect(editor.getByText('Gespeichert', { exact: true }).first()).toBeVisible()
  await expect(heading).toHaveText('Meine Fassung')
})

test('panels, dialogs and the login have no axe violation', async ({ editor, visitor, newPage }) => {
  const { edit } = await newPage()
  const inTheEditor = () => findViolations(editor, '[data-editor-surface]')
  await open(editor, edit)
  expect(await inTheEditor()).toEqual([])
  await tool(editor, 'Seiten').click()
  await editor
    .getByRole('button', { name: /^Mehr zu/ })
    .first()
    .click()
  expect(await inTheEditor()).toEqual([])
  await editor.getByRole('menuitem', { name: 'URL ändern' }).click()
  expect(await inTheEditor()).toEqual([])
  await editor.keyboard.press('Escape')
  await tool(editor, 'Einstellungen').click()
  const panel = editor.getByRole('region', { name: 'Einstellungen' })
  await expect(panel.locator('summary')).toHaveCount(16)
  for (const section of await panel.locator('summary').all()) await section.click()
  expect(await inTheEditor()).toEqual([])
  await panel.getByRole('button', picture).first().click()
  await editor.getByRole('dialog').locator('li button').first().click()
  expect(await inTheEditor()).toEqual([])
  await visitor.goto('/de/login')
  await visitor.getByRole('button', { name: 'Anmelden' }).click()
  expect(await findViolations(visitor)).toEqual([])
})
