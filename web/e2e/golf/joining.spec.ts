import { expect, findViolations, test } from '../fixtures.ts'
import { newGame } from './new-game.ts'
import { Phone } from './phone.ts'

test('an invitation speaks the language of the phone and asks who it is, and the others see by whom a score was entered', async ({
  call,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await newGame(call, request, ['Anna', 'Ben'])
  const [french, german] = await Promise.all([
    Phone.open(browser, baseURL ?? '', { locale: 'fr-CH' }),
    Phone.open(browser, baseURL ?? ''),
  ])
  await french.page.goto(`/de/game?id=${id}`)
  await expect(french.page).toHaveURL(/\/fr\/game\/share$/)
  await expect(french.page.getByRole('heading', { name: 'Qui es-tu ?' })).toBeVisible()
  expect(await findViolations(french.page)).toEqual([])
  await french.page.getByRole('textbox', { name: 'Ton nom' }).fill('Chiara')
  await french.page.keyboard.press('Enter')
  await expect(french.page.getByText('Tu es Chiara.')).toBeVisible()

  await german.join(`/de/game?id=${id}`)
  await german.status(/3 spielen mit:.*Chiara/)
  await german.button('Ben').click()
  await expect(german.page.getByText('Du bist Ben.')).toBeVisible()
  await german.toTheMap()
  await german.strokes('Anna', 2)

  await french.page.goto('/fr/game/play')
  await french.button('Ouvrir toute l’étape').click()
  await expect(french.stop.getByText('par Ben')).toBeVisible()
  await Promise.all([french.close(), german.close()])
})

test('the game is installed as an app of its own, the rest of the site is not', async ({ visitor, request }) => {
  await visitor.goto('/de/game/share')
  const address = await visitor.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({
    name: 'Urban Golf – Optik Lindenhof AG',
    start_url: '/de/game',
    display: 'standalone',
  })
  const icons = await Promise.all(manifest.icons.map(({ src }: { src: string }) => request.get(src)))
  expect(icons.map((icon) => icon.status())).toEqual([200, 200])
  await visitor.goto('/de')
  await expect(visitor.locator('link[rel=manifest]')).toHaveAttribute('href', '/de/manifest.webmanifest')
})
