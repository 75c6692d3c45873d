import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createClient, type Input } from '@blickfang/contract/api/client.ts'
import { expect, test } from '../fixtures.ts'

const markup = '<img src=x onerror="document.title=1">'

/** Sends an entry as a visitor's page does, and answers what the admin's list calls it. */
async function send(baseURL = ''): Promise<string> {
  const nachname = `Muster${randomUUID().slice(0, 8)}`
  const call = createClient({ baseUrl: baseURL, headers: { origin: baseURL } })
  const { opened } = await call('openForm', {})
  const entry: Input<'sendContact'> = {
    ...{ anrede: 'frau', vorname: '<b>Anna</b>', nachname, plz: '8400', telefon: '052 212 47 30' },
    ...{ email: `${nachname.toLowerCase()}@example.ch`, existingCustomer: 'ja', themes: ['myopieManagement'] },
    ...{ bevorzugterTermin: '2030-01-15', bevorzugteUhrzeit: 'vormittag', fragenAnmerkungen: markup },
    ...{ lang: 'de', key: randomUUID(), opened },
  }
  // Until the moment counts.
  await expect(() => call('sendContact', entry)).toPass({ intervals: [1_000] })
  return `<b>Anna</b> ${nachname}`
}

test('an optician finds a request, reads it, ticks it off, saves the list as a table, and deletes it', async ({
  editor: page,
  baseURL,
}) => {
  const title = await send(baseURL)
  const row = page.getByRole('row').filter({ hasText: title })
  await page.goto('/admin/collections/bf-submissions')
  await expect(row).toContainText('Terminanfrage')
  await expect(row).toContainText('neu')
  await expect(row).toContainText('offen')

  await row.getByRole('link').first().click()
  await expect(page.getByRole('link', { name: '052 212 47 30' })).toHaveAttribute('href', 'tel:0522124730')
  await expect(page.getByRole('link', { name: /@example\.ch$/ })).toHaveAttribute('href', /^mailto:muster/)
  await expect(page.getByLabel('Gelesen')).toBeChecked()
  await expect(page.getByText('Myopie-Management')).toBeVisible()
  await expect(page.getByText(markup)).toBeVisible()
  await expect(page).not.toHaveTitle('1')
  const save = page.getByRole('button', { name: 'Speichern' })
  // The admin's form forgets what is ticked before its scripts have come.
  await expect(async () => {
    await page.getByLabel('Beantwortet').setChecked(true)
    await expect(save).toBeEnabled({ timeout: 1_000 })
  }).toPass()
  await save.click()
  await expect(page.getByText('erfolgreich', { exact: false }).first()).toBeVisible()

  await page.goto('/admin/collections/bf-submissions?where[isAnswered][equals]=true&where[title][like]=Muster')
  await expect(row).toContainText('gelesen')
  await expect(row).toContainText('beantwortet')
  await expect(page.locator('code')).toHaveCount(0)
  const loaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als Tabelle speichern (CSV)' }).click()
  const file = await loaded
  expect(file.suggestedFilename()).toBe('Anfragen.csv')
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines[0]).toContain('"Eingang";"Anrede";"Vorname";"Nachname"')
  expect(lines.find((line) => line.includes(title.split(' ')[1] ?? ''))).toContain(`"<b>Anna</b>"`)

  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Löschen', exact: true }).first().click()
  await page.locator('dialog, [class*=modal]').getByRole('button', { name: 'Bestätigen' }).last().click()
  await expect(row).toHaveCount(0)
})
