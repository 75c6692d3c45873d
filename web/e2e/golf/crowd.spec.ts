import { expect, test } from '../fixtures.ts'
import { newGame } from './new-game.ts'
import { Phone } from './phone.ts'

// A trace takes a picture of the whole page with every step, and here it has nine hundred rows.
test.use({ trace: 'off' })

test('fifty players, whatever their names: no screen is wider than the phone, nor is anything on it', async ({
  call,
  request,
  browser,
  baseURL,
}) => {
  const names = ['W'.repeat(200), 'Ein langer Name mit Leerzeichen '.repeat(6), '<img src=x>', 'שרה כהן', '👩‍👩‍👧‍👦🏌️‍♀️']
  const { id } = await newGame(call, request, [...names, ...Array.from({ length: 45 }, (_, index) => `Nr. ${index}`)])
  const phone = await Phone.open(browser, baseURL ?? '', { width: 360 })
  await phone.join(`/de/game?id=${id}`)
  await phone.status(/50 spielen mit/)
  await expectWithin(phone, 'main :is(a, button)')
  await phone.page.goto('/de/game/edit')
  await expect(phone.page.locator('main ol li')).toHaveCount(50)
  await expectWithin(phone, 'main :is(a, button, input, select)')
  await phone.page.goto('/de/game/play')
  await phone.raise()
  await expect(phone.stop.getByRole('group')).toHaveCount(50)
  await expectWithin(phone, 'section[data-active] :is(a, button, output)')
  await phone.page.goto('/de/game/play')
  await phone.page.getByRole('button', { name: 'Stationen', exact: true }).click()
  await phone.page
    .getByRole('navigation', { name: 'Stationen' })
    .getByRole('listitem')
    .last()
    .getByRole('button')
    .click()
  await phone.raise()
  await expect(phone.places).toHaveCount(50)
  await expectWithin(phone, 'section[data-active] td')
  const heights = await phone.places.evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(Math.max(...heights)).toBeLessThan(100)
  await phone.close()
})

async function expectWithin({ page }: Phone, selector: string): Promise<void> {
  const outside = await page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < 0 || right > innerWidth) ? [element.outerHTML.slice(0, 120)] : []
    }),
  )
  expect(outside, page.url()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}
