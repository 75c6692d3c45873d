import { changeSettings, expect, test } from '../fixtures.ts'

test('a gradient that is switched on in the settings lies behind the visitor’s page, until it is switched off @alone', async ({
  editor: page,
  visitor,
  newPage,
}) => {
  const { edit, live } = await newPage({ publish: true })
  const ground = () =>
    visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page-gradient'))
  const turn = async (isOn: boolean) => {
    await page.goto(edit.replace('toolbar=1', 'settings=1'))
    const panel = page.getByRole('region', { name: 'Einstellungen' })
    await panel.locator('summary', { hasText: 'Hintergrundform' }).click()
    await panel.getByRole('switch', { name: 'Verlauf' }).setChecked(isOn)
    await expect(page.getByText('Einstellungen gespeichert')).toBeVisible()
    await visitor.goto(live)
  }
  await turn(true)
  expect(await ground()).toMatch(/^linear-gradient\(/)
  await turn(false)
  expect(await ground()).toBe('')
})

test('the menu of a phone ends with what the branches say, or with what was typed for the footer @alone', async ({
  browser,
  baseURL,
  call,
}) => {
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
  const page = await phone.newPage()
  const reach = async () => {
    await page.goto('/de/kontakt')
    await page.getByText('Menü', { exact: true }).click()
    return page.getByRole('banner').getByRole('link', { name: /^Telefon / })
  }
  const typed = '052 999 88 77'
  const { footer } = (await call('getSettings', {})).settings
  try {
    await changeSettings(call, (settings) => ({
      header: { ...settings.header, useBusinessDataFromLookUp: false },
      footer: { ...settings.footer, phone: typed },
    }))
    await expect(await reach()).toHaveText(typed)
    await changeSettings(call, (settings) => ({ header: { ...settings.header, useBusinessDataFromLookUp: true } }))
    await expect(await reach()).not.toHaveText(typed)
  } finally {
    await changeSettings(call, () => ({ footer }))
  }
  await phone.close()
})
