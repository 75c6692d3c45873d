import { randomUUID } from 'node:crypto'
import type { Call } from '@blickfang/contract/api/client.ts'
import type { Page } from '@playwright/test'
import { messages, openToEdit, overwrite, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'
import { inFrench } from '../languages/in-french.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const boards = (page: Page) => page.locator('main [data-block="imageBoard"]')

async function sweep(call: Call, name: string): Promise<void> {
  const { templates } = await call('listTemplates', {})
  for (const { id } of templates.filter((template) => template.name.includes(name)))
    await call('removeTemplate', { id })
}

/** Opens the menu of a block by its key. */
async function openMenu(page: Page, block: string): Promise<void> {
  await page.locator(`main [data-block="${block}"] [data-field="title"]`).first().click()
  await page.keyboard.press('Alt+Enter')
}

// The language of the editor is that of the account, which all journeys share.
for (const width of [1440, 390]) {
  test(`a block is kept as a template and stands on a page of another language, whole, in one step of undo, at ${width} pixels @alone`, async ({
    editor: page,
    newPage,
    call,
  }) => {
    const name = `Werkstatt ${randomUUID().slice(0, 8)}`
    const { language } = await call('getLanguage', {})
    const from = await newPage({ groups: ['imageBoard', 'cta'] })
    const to = await newPage({ groups: ['cta'] })
    try {
      await call('setLanguage', { language: 'de' })
      await page.setViewportSize({ width, height: 844 })
      await openToEdit(page, from.edit)
      await overwrite(page, 'main [data-block="imageBoard"] [data-field="title"]', 'Aus der Werkstatt')
      await openMenu(page, 'imageBoard')
      await page.getByRole('menuitem', { name: 'Als Vorlage speichern…' }).click()
      const save = dialog(page, 'Block als Vorlage speichern')
      expect(await findViolations(page, '[data-editor-surface]')).toEqual([])
      await save.getByLabel('Name der Vorlage').fill('  ')
      await save.getByRole('button', { name: 'Speichern' }).click()
      await expect(save.getByRole('alert')).toHaveText('Bitte geben Sie einen Namen ein.')
      await save.getByLabel('Name der Vorlage').fill(name)
      await page.keyboard.press('Enter')
      await expect(messages(page).getByText(`«${name}» ist als Vorlage gespeichert.`)).toBeVisible()
      // A later change of the block is none of the template.
      await overwrite(page, 'main [data-block="imageBoard"] [data-field="title"]', 'Etwas anderes')

      const french = await inFrench(call, to)
      await call('setLanguage', { language: 'fr' })
      await openToEdit(page, french, 'Outils de modification')
      await openMenu(page, 'cta')
      await page.getByRole('menuitem', { name: 'Insérer un bloc après' }).click()
      const add = dialog(page, 'Ajouter un bloc')
      await expect(add.getByRole('heading', { name: 'Vos modèles' })).toBeVisible()
      expect(await findViolations(page, '[data-editor-surface]')).toEqual([])
      expect(await add.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
      await add.getByRole('button', { name, exact: true }).click()
      await expect(boards(page)).toHaveCount(1)
      await expect(boards(page).locator('[data-block="imageCard"]')).toHaveCount(3)
      const holds = async (count: number) => {
        const { document } = await call('getDocument', { id: to.id, lang: 'de' })
        const made = document.groups.filter(({ values }) => values.deleted !== true)
        expect(made.filter(({ name: block }) => block === 'imageCard')).toHaveLength(3 * count)
        expect(JSON.stringify(made).includes('Aus der Werkstatt')).toBe(count > 0)
      }
      await expect(() => holds(1)).toPass()
      await page.keyboard.press('Escape')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(boards(page)).toHaveCount(0)
      await page.keyboard.press('ControlOrMeta+Shift+z')
      await expect(boards(page)).toHaveCount(1)
      await page.reload()
      await expect(boards(page).locator('[data-block="imageCard"]')).toHaveCount(3)
      await expect(() => holds(1)).toPass()
    } finally {
      await call('setLanguage', { language })
      await sweep(call, name)
    }
  })
}

test('a page is kept as a template, a new one begins with it, and the template is renamed, removed and brought back @phone', async ({
  editor: page,
  newPage,
  call,
}) => {
  const name = `Leistung ${randomUUID().slice(0, 8)}`
  const own = await newPage({ groups: ['hero', 'imageBoard'] })
  const { pages } = await call('listPages', { ids: own.id, includeDrafts: 'true' })
  const original = pages[0]?.name.de ?? ''
  const made: string[] = []
  try {
    await openToEdit(page, own.edit.replace('toolbar=1', 'pageMenu=1'))
    const panel = page.getByRole('region', { name: 'Seiten' })
    await panel.getByLabel('Seiten suchen').fill(original)
    await panel.getByRole('button', { name: `Mehr zu ${original}` }).click()
    await page.getByRole('menuitem', { name: 'Als Vorlage speichern…' }).click()
    const save = dialog(page, 'Seite als Vorlage speichern')
    await expect(save.getByLabel('Name der Vorlage')).toHaveValue(original)
    await save.getByLabel('Name der Vorlage').fill(name)
    await save.getByRole('button', { name: 'Speichern' }).click()
    await expect(messages(page).getByText(`«${name}» ist als Vorlage gespeichert.`)).toBeVisible()

    await panel.getByLabel('Seiten suchen').fill('')
    await panel.getByRole('button', { name: 'Neue Seite' }).first().click()
    await panel.getByLabel('Name der Seite').fill(`${original} zwei`)
    await panel.getByRole('radio', { name: new RegExp(`Vorlage: ${name}`) }).check()
    expect(await findViolations(page, '[data-side-panel]')).toEqual([])
    expect(await panel.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
    await panel.getByRole('button', { name: 'Vorlagen…' }).click()
    const list = dialog(page, 'Vorlagen')
    await list.getByRole('button', { name: `Umbenennen: «${name}»` }).click()
    await list.getByLabel('Name der Vorlage').fill(`${name} neu`)
    await page.keyboard.press('Enter')
    await list.getByRole('button', { name: `Entfernen: «${name} neu»` }).click()
    await list.getByRole('button', { name: 'Zurückholen' }).click()
    await expect(list.getByText(`${name} neu`, { exact: true })).toBeVisible()
    expect(await findViolations(page, '[data-editor-surface]')).toEqual([])
    await list.getByRole('button', { name: 'Schliessen' }).last().click()
    await panel.getByRole('button', { name: 'Erstellen' }).click()
    await expect(messages(page).getByText(`Seite «${original} zwei» erstellt`)).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(own.id))
    made.push(/edit\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '')
    await expect(boards(page).locator('[data-block="imageCard"]')).toHaveCount(3)
    await expect(page.locator('main [data-block="hero"]')).toHaveCount(1)
  } finally {
    for (const id of made.filter(Boolean)) await call('removePage', { id })
    await sweep(call, name)
  }
})

test('a template without a network says so and changes nothing; with it again it is there', async ({
  editor: page,
  newPage,
  call,
}) => {
  const name = `Netz ${randomUUID().slice(0, 8)}`
  const own = await newPage({ groups: ['imageBoard'] })
  const { document } = await call('getDocument', { id: own.id, lang: 'de' })
  const id = document.groups.find(({ parentId }) => parentId === null)?.id ?? ''
  await call('addTemplate', { id: randomUUID(), name, of: { itemType: 'group', id } })
  try {
    await openToEdit(page, own.edit)
    const open = async () => {
      await openMenu(page, 'imageBoard')
      await page.getByRole('menuitem', { name: 'Block danach einfügen' }).click()
      return dialog(page, 'Block hinzufügen').getByRole('button', { name, exact: true })
    }
    const tile = await open()
    await expect(tile).toBeVisible()
    await page.route('**/templates/get*', (route) => route.abort())
    await tile.click()
    await expect(messages(page).getByText('Die Vorlage wurde nicht eingefügt')).toBeVisible()
    await expect(boards(page)).toHaveCount(1)
    await page.unroute('**/templates/get*')
    await (await open()).click()
    await expect(boards(page)).toHaveCount(2)
    await expect(toolbar(page).getByRole('button', { name: /^Rückgängig: / })).toBeEnabled()
  } finally {
    await sweep(call, name)
  }
})
