import { expect, test } from '../fixtures.ts'
import { drawingBrowser, smallWindow, stillMap } from './browser.ts'
import { standInForSwisstopo } from './stand-in-swisstopo.ts'

test.use({ launchOptions: drawingBrowser, viewport: smallWindow, contextOptions: stillMap })

const drawn = { timeout: 60_000 }

test('the federal map comes after a yes only, from its own hosts, names its maker, and goes again', async ({
  page,
}) => {
  const { asked } = await standInForSwisstopo(page)
  const errors: string[] = []
  page.on('console', (message) => {
    if (/content security|refused/i.test(message.text())) errors.push(message.text())
  })
  await page.goto('/de/game/play')
  await page.getByRole('button', { name: 'Verstanden' }).click(drawn)
  await page.getByRole('button', { name: 'Andere Karte' }).click()
  await expect(page.getByText('erfährt das Bundesamt für Landestopografie')).toBeVisible()
  expect(asked).toEqual([])

  const choice = page.getByRole('switch', { name: 'Karte von swisstopo laden' })
  await choice.click()
  await expect(page.getByText('© swisstopo')).toBeVisible(drawn)
  const hosts = () => [...new Set(asked.map((address) => new URL(address).hostname))].sort()
  await expect.poll(hosts, drawn).toContain('vectortiles0.geo.admin.ch')
  await expect.poll(() => asked.filter((address) => address.includes('/fonts/')).length, drawn).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Dunkle Karte' }).click()
  await expect.poll(hosts, drawn).toContain('wmts.geo.admin.ch')
  expect(errors).toEqual([])

  await choice.click()
  await expect(page.getByText('© swisstopo')).toBeHidden()
  asked.length = 0
  await page.reload()
  await page.getByRole('button', { name: 'Andere Karte' }).click(drawn)
  await expect(choice).not.toBeChecked()
  expect(asked).toEqual([])
})

test('while the federal map cannot be reached the own one stays, with a word and the way to say no', async ({
  page,
}) => {
  const { fall } = await standInForSwisstopo(page)
  fall()
  await page.addInitScript(() => localStorage.setItem('consent', '{"foreignMap":true}'))
  await page.goto('/de/game/play')
  await expect(page.getByText('Die Karte von swisstopo ist gerade nicht erreichbar')).toBeVisible(drawn)
  await expect(page.getByRole('button', { name: 'Station 1: Gleis null, Start' })).toBeVisible(drawn)
  const choice = page.getByRole('switch', { name: 'Karte von swisstopo laden' })
  await expect(choice).toBeChecked()
  await choice.click()
  await expect(page.getByText('ist gerade nicht erreichbar')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('{"foreignMap":false}')
})
