import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { expect, findViolations, test } from './fixtures.ts'

test('a power user creates a page in the admin, builds it from blocks and cards, and takes back what was removed', async ({
  editor: page,
}) => {
  const name = `Atelier ${Date.now().toString(36)}`
  await page.goto('/admin/collections/bf-pages')
  await page.getByRole('button', { name: 'Neue Seite' }).click()
  await page.getByLabel('Name der Seite').fill(name)
  await page.getByLabel('Adresse').fill(`${name} im Hof`)
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await page.waitForURL(/\/content\?locale=de/)

  const add = async (block: string, place = '') => {
    await page.getByLabel('Baustein', { exact: true }).selectOption({ label: block })
    if (place) await page.getByLabel('Platz').selectOption({ label: place })
    await page.getByRole('button', { name: 'Baustein hinzufügen' }).click()
  }
  const removers = page.getByRole('button', { name: /^Entfernen: / })
  const blocks = async () => {
    const labels = await removers.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    return labels.map((label) => String(label).replace(/^Entfernen: | \d+$/g, ''))
  }
  await add('Seitenanfang')
  await expect.poll(blocks).toEqual(['Seitenanfang'])
  await add('Bildergalerie', 'Zuoberst')
  await expect.poll(blocks).toEqual(['Bildergalerie', 'Bildkarte', 'Bildkarte', 'Bildkarte', 'Seitenanfang'])

  await page.getByRole('button', { name: 'Nach oben: Seitenanfang 2' }).press('Enter')
  await expect.poll(async () => (await blocks())[0]).toBe('Seitenanfang')
  await page.getByRole('button', { name: 'Bildkarte: Hinzufügen' }).click()
  await expect.poll(blocks).toHaveLength(6)
  await page.getByRole('button', { name: 'Entfernen: Bildkarte 4' }).click()
  await expect.poll(blocks).toHaveLength(5)
  await page.getByRole('button', { name: 'Entfernen: Seitenanfang 1' }).click()
  await expect.poll(blocks).toHaveLength(4)
  await page.getByText('Entfernte Bausteine (1)').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Wiederherstellen: Seitenanfang/ }).click()
  await expect.poll(async () => (await blocks())[0]).toBe('Seitenanfang')

  await page.goto('/admin/collections/bf-pages')
  await page.getByLabel('Seiten suchen').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: `Archivieren: ${name}` }).click()
  await page.getByRole('button', { name: `Aus dem Archiv holen: ${name}` }).click()
  await page.getByRole('button', { name: `Archivieren: ${name}` }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Löschen: ${name}` }).click()
  await page.locator('dialog, [class*=modal]').getByRole('button', { name: 'Löschen', exact: true }).last().click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  await page.getByText(/^Gelöschte Seiten/).click()
  await page.getByRole('button', { name: `Wiederherstellen: ${name}` }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: `Löschen: ${name}` }).click()
  await page.locator('dialog, [class*=modal]').getByRole('button', { name: 'Löschen', exact: true }).last().click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('moving a block that a colleague has moved since is refused, and shows where it is now', async ({
  editor: page,
  newPage,
  call,
}) => {
  const own = await newPage({ groups: ['hero', 'spacer', 'contact'] })
  await page.goto(`/admin/collections/bf-pages/${own.id}/content?locale=de`)
  await page.getByRole('button', { name: 'Nach unten: Seitenanfang 1' }).waitFor()
  const { document } = await call('getDocument', { id: own.id, lang: 'de' })
  const hero = document.groups.find((group) => group.name === 'hero')
  const base = { order: hero?.revs.order ?? 0 }
  await call('sortGroup', { pageId: own.id, groupId: hero?.id ?? '', direction: 'down', base })
  await page.getByRole('button', { name: 'Nach unten: Seitenanfang 1' }).click()
  await expect(page.getByText('Jemand hat dies inzwischen geändert').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nach unten: Seitenanfang 2' })).toBeVisible()
})

test('publishing that does not come through says so', async ({ editor: page, newPage, call }) => {
  const own = await newPage({ groups: ['hero'] })
  await call('addGroup', { pageId: own.id, groupName: 'spacer' })
  await page.goto(`/admin/collections/bf-pages/${own.id}/content?locale=de`)
  await page.route(`**${apiAddress('publishPage')}`, (route) => route.abort())
  await page.getByRole('button', { name: /^Veröffentlichen \(/ }).click()
  await page
    .locator('dialog, [class*=modal]')
    .getByRole('button', { name: 'Veröffentlichen', exact: true })
    .last()
    .click()
  await expect(page.getByText('Der Dienst ist gerade nicht erreichbar').first()).toBeVisible()
})

test('colours of the site are picked or typed, with the contrast of text on them', async ({ editor: page }) => {
  await page.goto('/admin/globals/bf-settings')
  await page.getByRole('button', { name: 'Farben', exact: true }).click()
  const code = page.getByLabel('Hauptfarbe', { exact: true })
  await code.fill('#000000')
  await expect(page.getByText('21.0 : 1').first()).toBeVisible()
  await expect(page.getByLabel('Farbe wählen: Hauptfarbe')).toHaveValue('#000000')
  await page.getByLabel('Farbe wählen: Hauptfarbe').fill('#ffffff')
  await expect(code).toHaveValue('#ffffff')
  await code.fill('blau')
  await expect(page.getByText('Bitte als #rrggbb schreiben.').first()).toBeVisible()
})

test('axe finds nothing in the views that are Payload’s own', async ({ editor: page }) => {
  const look = async () => {
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    // Names in all languages are put into sentences by Payload as they are.
    const names = await page
      .locator('[aria-label], [title]')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('title')}`))
    const said = [await page.getByRole('main').textContent(), ...names]
    expect(said.filter((words) => words?.includes('[object'))).toEqual([])
  }
  for (const view of ['', '/collections/bf-media', '/globals/bf-settings', '/account', '/collections/bf-branches']) {
    await page.goto(`/admin${view}`)
    await look()
  }
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByLabel('Hausnummer').waitFor()
  await look()
})

async function expectAccessible(page: Parameters<Parameters<typeof test>[2]>[0]['editor']): Promise<void> {
  // What Payload leaves without a name gets it when the page wakes, which nothing of the network tells.
  await expect.poll(() => findViolations(page)).toEqual([])
}
