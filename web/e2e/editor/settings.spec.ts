import type { Call } from '@blickfang/contract/api/client.ts'
import type { Page } from '@playwright/test'
import { openToEdit } from '../edited-page.ts'
import { changeSettings, expect, findViolations, test } from '../fixtures.ts'

const stored = (call: Call) => call('getSettings', {})

async function openSection(page: Page, edit: string, section: string) {
  await page.goto(edit.replace('toolbar=1', 'settings=1'))
  const panel = page.getByRole('region', { name: 'Einstellungen' })
  await panel.locator('summary', { hasText: section }).click()
  return panel
}

const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim())

/** Picks a colour as the system's colour window does while the hand still moves: the field keeps the focus, and nothing is said of an end. */
async function pick(page: Page, color: string): Promise<void> {
  await page.getByLabel('Farbe wählen: Hauptfarbe').evaluate((input: HTMLInputElement, value) => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, color)
}

test('a colour shows on the page while it is chosen, and a reload in the middle of it loses nothing @alone', async ({
  editor: page,
  newPage,
  call,
}) => {
  const { settings: before } = await stored(call)
  try {
    const { edit } = await newPage()
    await openSection(page, edit, 'Farben')
    await pick(page, '#aa2266')
    await expect.poll(() => primary(page)).toBe('#aa2266')
    await expect(page.getByRole('toolbar').getByText('Gespeichert', { exact: true })).toHaveCount(0)
    await page.reload()
    await expect.poll(async () => (await stored(call)).settings.appearance.theme.primary).toBe('#aa2266')
    await expect.poll(() => primary(page)).toBe('#aa2266')
  } finally {
    await changeSettings(call, () => before)
  }
})

test('size of the logo, a colleague’s colour and the menu show on the edited page at once, without a reload @alone', async ({
  editor: page,
  newPage,
  call,
}) => {
  const { settings: before } = await stored(call)
  try {
    const { edit } = await newPage()
    const panel = await openSection(page, edit, 'Kopfbereich')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const logo = page.getByRole('banner').locator('[data-size]').first()
    const wanted = before.header.logoSize === 'large' ? 'Klein' : 'Gross'
    await panel.getByRole('group', { name: 'Grösse des Logos' }).getByRole('radio', { name: wanted }).check()
    await expect(logo).toHaveAttribute('data-size', wanted === 'Klein' ? 'small' : 'large')

    await changeSettings(call, ({ appearance }) => ({
      appearance: { ...appearance, theme: { ...appearance.theme, primary: '#118833' } },
    }))
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(() => primary(page)).toBe('#118833')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  } finally {
    await changeSettings(call, () => before)
  }
})

test('a count that is emptied says so below, keeps its field and changes nothing', async ({
  editor: page,
  newPage,
  call,
}) => {
  const { settings: before } = await stored(call)
  const { edit } = await newPage()
  const panel = await openSection(page, edit, 'Golfspiel')
  const minutes = panel.getByLabel(/Mindestdauer/)
  await minutes.fill('')
  await minutes.blur()
  await expect(panel.getByText('Bitte geben Sie eine ganze Zahl von 0 bis 600 ein')).toBeVisible()
  await expect(minutes).toHaveValue('')
  await page.reload()
  await expect(minutes).toHaveValue('')
  expect((await stored(call)).settings.game.roundMinutes).toBe(before.game.roundMinutes)
})

test('each person has an editor’s language of their own, and its message speaks the new one @alone', async ({
  editor: page,
  newPage,
  call,
  colleague,
}) => {
  try {
    const { edit } = await newPage()
    const panel = await openSection(page, edit, 'Sprache des Editors')
    await panel.getByRole('group', { name: 'Ihre Sprache' }).getByRole('radio', { name: 'Français' }).check()
    await expect(page.getByText('Votre langue est enregistrée')).toBeVisible()
    await expect(page.getByText('Ihre Sprache gespeichert')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('toolbar', { name: 'Outils de modification' })).toBeVisible()
    await openToEdit(colleague, edit)
    expect((await call('getSettings', {})).settings.editor.locale).toBe('de')
  } finally {
    await call('setLanguage', { language: null })
  }
})

test('on a phone no field is so small that the browser zooms into it, and the bar lies over no panel', async ({
  editor,
  browser,
  baseURL,
  newPage,
}) => {
  const storageState = await editor.context().storageState()
  const finger = { baseURL: baseURL ?? '', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const visitor = await (await browser.newContext(finger)).newPage()
  const page = await (await browser.newContext({ ...finger, storageState })).newPage()
  const small = (where: Page) =>
    where.evaluate(() =>
      [...document.querySelectorAll('input, textarea, select, [contenteditable="true"]')]
        .filter((field) => !/checkbox|radio|color|file|range|hidden/.test(field.getAttribute('type') ?? ''))
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    )
  await visitor.goto('/de/login')
  await expect(visitor.getByLabel('E-Mail')).toBeVisible()
  expect(await small(visitor)).toEqual([])
  for (const path of ['/de/kontakt', '/de/game']) {
    await visitor.goto(path)
    await visitor.waitForLoadState('networkidle')
    expect(await small(visitor)).toEqual([])
  }

  const { edit } = await newPage({ groups: ['teamContainer', 'imageCollage', 'hero'] })
  await page.goto(edit)
  await expect(page.getByRole('toolbar')).toBeVisible()
  expect(await small(page)).toEqual([])
  for (const panel of ['settings', 'pageMenu']) {
    await page.goto(edit.replace('toolbar=1', `${panel}=1`))
    const region = page.getByRole('region', { name: panel === 'settings' ? 'Einstellungen' : 'Seiten' })
    await expect(region.locator('summary, li').first()).toBeVisible()
    await region.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '')
    })
    expect(await small(page)).toEqual([])
    const covered = await region.evaluate((own) => {
      const body = own.lastElementChild?.getBoundingClientRect()
      const bar = document.querySelector('[role="toolbar"]')?.getBoundingClientRect()
      return body && bar ? body.bottom > bar.top : null
    })
    expect(covered).toBe(false)
    expect(
      await region.evaluate((own) =>
        [own, ...own.querySelectorAll('*')].some(
          (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'auto',
        ),
      ),
    ).toBe(false)
  }
  await Promise.all([visitor.context().close(), page.context().close()])
})

test('the footer goes back to the shop’s own data after a question that names what goes, and one undo brings it back @alone', async ({
  editor: page,
  newPage,
  call,
}) => {
  const { settings: before } = await stored(call)
  const own = { useBusinessDataFromLookUp: false, street: 'Seestrasse 1', city: '8712 Stäfa' }
  await changeSettings(call, ({ footer }) => ({ footer: { ...footer, ...own } }))
  try {
    const { edit } = await newPage()
    const panel = await openSection(page, edit, 'Fussbereich')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Seestrasse 1')
    const reset = panel.getByRole('button', { name: 'Angaben zurücksetzen' })
    await reset.click()
    const question = page.getByRole('alertdialog', { name: 'Eigene Angaben verwerfen?' })
    await expect(question).toContainText('Diese Angaben gehen weg: Seestrasse 1, 8712 Stäfa, ')
    expect(await findViolations(page, '[role=alertdialog]')).toEqual([])
    await question.getByRole('button', { name: 'Zurücksetzen' }).click()
    await expect(footer).not.toContainText('Seestrasse 1')
    await expect(footer).toContainText('Winterthur')
    await expect(reset).toBeHidden()
    await expect.poll(async () => (await stored(call)).settings.footer.street).toBe('')
    await page.setViewportSize({ width: 390, height: 844 })
    await page
      .getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })
      .getByRole('button', { name: /^Rückgängig/ })
      .click()
    await expect(reset).toBeVisible()
    await expect(footer).toContainText('Seestrasse 1')
    await expect.poll(async () => (await stored(call)).settings.footer.street).toBe('Seestrasse 1')
  } finally {
    await changeSettings(call, () => before)
  }
})
