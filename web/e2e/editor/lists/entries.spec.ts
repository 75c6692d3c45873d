import type { Call } from '@blickfang/contract/api/client.ts'
import type { Page } from '@playwright/test'
import { openToEdit } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'

const panelOf = (page: Page, name = 'Stellen') => page.getByRole('region', { name, exact: true })
const isSaved = (page: Page, word = 'Gespeichert') =>
  expect(page.getByRole('toolbar').getByText(word, { exact: true }).first()).toBeAttached()

/** On a screen by the block’s menu, on a phone by its bar. */
async function begin(page: Page, width: number): Promise<void> {
  if (width > 600) return choose(page, 'Stelle hinzufügen')
  await page.locator('main [data-block=jobs] h1').first().click()
  await page
    .getByRole('toolbar', { name: /Stellen/ })
    .getByRole('button', { name: 'Stelle hinzufügen' })
    .click()
}

async function choose(page: Page, item: string): Promise<void> {
  await page
    .locator('main [data-block=jobs]')
    .first()
    .click({ button: 'right', position: { x: 8, y: 8 } })
  await page.getByRole('menuitem', { name: item }).click()
}

/** Takes away what a journey has left. */
async function sweep(call: Call, title: string): Promise<void> {
  const { entries } = await call('listKeptEntries', { collection: 'job-offers', search: title, lang: 'de' })
  for (const { id, revs } of entries) await call('removeKeptEntry', { collection: 'job-offers', id, revs })
}

for (const width of [1440, 390]) {
  test(`at ${width} px a job is added from its block, shown to visitors, changed in a French editor and removed @alone`, async ({
    editor: page,
    visitor,
    newPage,
    call,
  }) => {
    const title = `Werkstattleitung ${width}`
    const own = await newPage({ groups: ['jobs'], publish: true })
    const { language } = await call('getLanguage', {})
    try {
      await call('setLanguage', { language: 'de' })
      await page.setViewportSize({ width, height: 844 })
      await openToEdit(page, own.edit)
      await begin(page, width)
      const panel = panelOf(page)
      await panel.getByLabel('Titel').fill(title)
      await page.reload()
      // What was typed stands there again.
      await expect(panel.getByLabel('Titel')).toHaveValue(title)
      await panel.getByLabel('Titel').press('Enter')
      await expect(panel.getByText('Das ist ein Entwurf')).toBeVisible()
      await panel.getByLabel(/^Pensum/).fill('60–80 %')
      await panel.getByRole('textbox', { name: 'Text' }).click()
      await page.keyboard.type('Sie leiten unsere Werkstatt.')
      await panel.getByRole('button', { name: 'Jetzt zeigen' }).click()
      await isSaved(page)
      expect(await findViolations(page, '[data-side-panel]')).toEqual([])
      expect(await panel.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
      await expect(page.locator('main [data-block=jobs]').getByText(title)).toBeAttached()
      await visitor.goto(own.live)
      await visitor.getByText(title).click()
      await expect(visitor.getByText('60–80 %').first()).toBeVisible()
      await expect(visitor.getByText('Sie leiten unsere Werkstatt.')).toBeVisible()

      await call('setLanguage', { language: 'fr' })
      await page.reload()
      const french = panelOf(page, 'Postes')
      await expect(french.getByText('Les visiteurs voient aussitôt')).toBeVisible()
      await french.getByLabel(/^Taux d’occupation/).fill('100 %')
      await page.keyboard.press('Tab')
      await isSaved(page, 'Enregistré')
      await visitor.reload()
      await expect(visitor.getByText('100 %').first()).toBeAttached()
      expect(await findViolations(page, '[data-side-panel]')).toEqual([])
      await french.getByRole('button', { name: 'Supprimer' }).click()
      await expect(french.getByText(`«\u00a0${title}\u00a0» est supprimé.`)).toBeVisible()
      await visitor.reload()
      await expect(visitor.getByText(title)).toHaveCount(0)
    } finally {
      await call('setLanguage', { language })
      await sweep(call, title)
    }
  })
}

test('two people change the same job: the later one is shown both and decides', async ({
  editor: page,
  colleague,
  newPage,
  call,
}) => {
  const title = 'Aushilfe am Empfang'
  const own = await newPage({ groups: ['jobs'] })
  const { entry } = await call('addKeptEntry', { collection: 'job-offers', values: { 'title.de': title } })
  try {
    for (const one of [page, colleague]) {
      await openToEdit(one, own.edit)
      await choose(one, 'Stellen bearbeiten')
      await panelOf(one)
        .getByRole('button', { name: new RegExp(title) })
        .click()
      await expect(panelOf(one).getByLabel(/^Pensum/)).toBeVisible()
    }
    await panelOf(colleague)
      .getByLabel(/^Pensum/)
      .fill('40 %')
    await colleague.keyboard.press('Tab')
    await isSaved(colleague)
    await panelOf(page)
      .getByLabel(/^Pensum/)
      .fill('50 %')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Zwei Versionen: bitte wählen' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('40 %')
    await expect(dialog).toContainText('50 %')
    await expect(dialog).toContainText(`${title} › Pensum`)
    await dialog.getByRole('button', { name: 'Meine behalten' }).click()
    await isSaved(page)
    const { entries } = await call('listKeptEntries', { ids: entry.id, lang: 'de' })
    expect(entries[0]?.values.workQuota).toBe('50 %')
  } finally {
    await sweep(call, title)
  }
})
