import { expect, test } from '../fixtures.ts'
import { Phone } from './phone.ts'

test('three phones play a whole round, one of them half of it without signal, and the bar takes the coupon once', async ({
  browser,
  baseURL,
  api,
}) => {
  test.setTimeout(120_000)
  const [first, second, third] = (await Promise.all([1, 2, 3].map(() => Phone.open(browser, baseURL ?? '')))) as [
    Phone,
    Phone,
    Phone,
  ]
  await first.createGame('Anna', 'Ben')
  await first.page.getByRole('link', { name: 'Zum Spiel' }).click()
  const link = await first.scanned()
  expect(link).toMatch(new RegExp(`^${baseURL}/de/game\\?id=[0-9a-f-]{36}$`))

  await Promise.all([second.join(link), third.join(link)])
  // The third brings a name of their own, and everybody sees it.
  await third.page.goto('/de/game/edit')
  await third.page.getByRole('textbox', { name: 'Name' }).fill('Chiara 🏌️‍♀️')
  await third.page.keyboard.press('Enter')
  await first.status(/3 spielen mit/)
  await third
    .button('Zum Spiel')
    .or(third.page.getByRole('link', { name: 'Zum Spiel' }))
    .click()
  await third.status('Gesichert')
  await kept(third)
  await Promise.all([first, second, third].map((phone) => phone.toTheMap()))

  const holes = await countHoles(first)
  expect(holes).toBeGreaterThan(2)
  await Promise.all([
    play(first, 'Anna', holes, () => 1),
    play(second, 'Ben', holes, (hole) => (hole === 0 ? 2 : 1)),
    playHalfOffline(third, 'Chiara 🏌️‍♀️', holes),
  ])

  await first.status('Gesichert')
  const expected = [`1 Anna ${holes} ${holes}`, `2 Ben ${holes} ${holes + 1}`, `3 Chiara 🏌️‍♀️ ${holes} ${2 * holes}`]
  for (const phone of [first, second, third])
    await expect.poll(() => phone.standings(), { timeout: 15_000 }).toEqual(expected)

  await expect(second.stop.getByRole('link', { name: 'Gutschein' })).toHaveCount(1)
  await second.stop.getByRole('link', { name: 'Gutschein' }).click()
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText('Gratulation!')
  await expect(second.page.getByText('Anna', { exact: true })).toBeVisible()
  const code = second.page.locator('strong')
  await expect(code).toHaveText(/^\w{4}-\w{4}$/, { timeout: 15_000 })

  const id = new URL(link).searchParams.get('id')
  const redeem = await api.send('POST', `/game/${id}/coupon/redeem`, { code: await code.textContent() })
  expect(redeem.success).toBe(true)
  await expect(api.send('POST', `/game/${id}/coupon/redeem`, { code: await code.textContent() })).rejects.toThrow(
    /ALREADY_REDEEMED/,
  )
  await Promise.all([first, second, third].map((phone) => phone.close()))
})

/** How many stops have a card: all but the last, which has the table. */
function countHoles(phone: Phone): Promise<number> {
  return phone.page.locator('[data-kind="CARD"]').count()
}

async function play(
  phone: Phone,
  name: string,
  holes: number,
  strokesOn: (hole: number) => number,
  from = 0,
): Promise<void> {
  for (let hole = from; hole < holes; hole++) {
    await phone.strokes(name, strokesOn(hole))
    await phone.next()
  }
}

/** The second half without signal, with a reload in the middle of it. */
async function playHalfOffline(phone: Phone, name: string, holes: number): Promise<void> {
  const half = Math.floor(holes / 2)
  for (let hole = 0; hole < half; hole++) {
    await phone.strokes(name, 2)
    await phone.next()
  }
  await phone.setOffline(true)
  await phone.strokes(name, 2)
  await phone.status(/Offline: \d+ Ein/)
  await phone.page.reload()
  await phone.raise()
  for (let hole = 0; hole < half; hole++) await phone.next()
  await expect(phone.stop.getByRole('group', { name: `Schläge von ${name}` }).locator('output')).toHaveText('2')
  await phone.next()
  await play(phone, name, holes, () => 2, half + 1)
  await phone.setOffline(false)
  await phone.status('Gesichert')
}

/** Until the service worker has all pages of the game. */
async function kept(phone: Phone): Promise<void> {
  await expect
    .poll(() => phone.page.evaluate(async () => (await caches.match('/de/game/coupon')) !== undefined), {
      timeout: 30_000,
    })
    .toBe(true)
}
