import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures.ts'
import { Phone } from './phone.ts'

// A trace takes a picture of the whole page, eighteen drawers and a map, with every tap of four phones.
test.use({ trace: 'off' })

test('four phones play a whole round, one of them half of it without signal, Realtime goes down in the middle, and the bar takes the coupon once', async ({
  browser,
  baseURL,
  call,
}) => {
  // Four browsers at once; on two cores that others use too, a round takes minutes.
  test.setTimeout(300_000)
  const widths = [390, 390, 390, 360]
  const phones = await Promise.all(widths.map((width) => Phone.open(browser, baseURL ?? '', { width })))
  const [first, second, third, fourth] = phones as [Phone, Phone, Phone, Phone]
  await first.createGame('Anna', 'Ben', 'Dario')
  await first.page.getByRole('link', { name: 'Zum Spiel' }).click()
  const link = await first.scanned()
  expect(link).toMatch(new RegExp(`^${baseURL}/de/game\\?id=[0-9a-f-]{36}$`))

  await Promise.all([second, third, fourth].map((phone) => phone.join(link)))
  // The third brings a name of their own, and everybody sees it.
  await third.page.goto('/de/game/edit')
  await third.page.getByRole('textbox', { name: 'Name' }).fill('Chiara 🏌️‍♀️')
  await third.page.keyboard.press('Enter')
  await Promise.all([first, second, fourth].map((phone) => phone.status(/4 spielen mit/)))
  await third.page.getByRole('link', { name: 'Zum Spiel' }).click()
  await third.status('Gesichert')
  await third.keeps('/de/game/coupon', '</html>')
  await Promise.all(phones.map((phone) => phone.toTheMap()))

  const holes = await countHoles(first)
  expect(holes).toBeGreaterThan(2)
  const half = Math.floor(holes / 2)
  const online = [
    { phone: first, name: 'Anna', strokesOn: () => 1 },
    { phone: second, name: 'Ben', strokesOn: (hole: number) => (hole === 0 ? 2 : 1) },
    { phone: fourth, name: 'Dario', strokesOn: (hole: number) => (hole === 0 ? 3 : 1) },
  ]
  await Promise.all([
    ...online.map(({ phone, name, strokesOn }) => play(phone, name, half, strokesOn)),
    play(third, 'Chiara 🏌️‍♀️', half, (hole) => (hole === 0 ? 4 : 1)),
  ])
  const before = online.map(({ phone }) => ({ phone, ...phone.sockets }))
  await Promise.all([
    restartRealtime(),
    ...online.map(({ phone, name, strokesOn }) => play(phone, name, holes, strokesOn, half)),
    playOffline(third, 'Chiara 🏌️‍♀️', half, holes),
  ])
  for (const { phone, opened, ended } of before) {
    await expect.poll(() => phone.sockets.ended).toBeGreaterThan(ended)
    await expect.poll(() => phone.sockets.opened).toBeGreaterThan(opened)
    await phone.status('Gesichert')
  }

  const expected = [
    `1 Anna ${holes} ${holes}`,
    `2 Ben ${holes} ${holes + 1}`,
    `3 Dario ${holes} ${holes + 2}`,
    `4 Chiara 🏌️‍♀️ ${holes} ${holes + 3}`,
  ]
  for (const phone of phones) await expect.poll(() => phone.standings()).toEqual(expected)

  await expect(second.stop.getByRole('link', { name: 'Gutschein' })).toHaveCount(1)
  await second.stop.getByRole('link', { name: 'Gutschein' }).click()
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText('Gratulation!')
  await expect(second.page.getByText('Anna', { exact: true })).toBeVisible()
  const code = second.page.locator('main strong')
  await expect(code).toHaveText(/^\w{4}-\w{4}$/)

  const won = { id: new URL(link).searchParams.get('id') ?? '', code: (await code.textContent()) ?? '' }
  await call('redeemCoupon', won)
  await expect(call('redeemCoupon', won)).rejects.toThrow(/ALREADY_REDEEMED/)
  await Promise.all(phones.map((phone) => phone.close()))
})

/** Ends Realtime, with every websocket, and starts it again: `npm start` does so when it is told. */
async function restartRealtime(): Promise<void> {
  const run = JSON.parse(readFileSync(`${process.env.E2E_DATA_DIR}/run.json`, 'utf8')) as { pids: { start: number } }
  process.kill(run.pids.start, 'SIGUSR2')
}

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

/** Plays without signal from the middle on, with a reload in between. */
async function playOffline(phone: Phone, name: string, from: number, holes: number): Promise<void> {
  await phone.setOffline(true)
  await phone.strokes(name, 1)
  await phone.status(/Offline: \d+ Ein/)
  await phone.page.reload()
  // It comes back at the stop where it was.
  await phone.raise()
  await expect(phone.stop.getByRole('group', { name: `Schläge von ${name}` }).locator('output')).toHaveText('1')
  await phone.next()
  await play(phone, name, holes, () => 1, from + 1)
  await phone.setOffline(false)
  await phone.status('Gesichert')
}
