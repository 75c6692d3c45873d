import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { newGame } from './new-game.ts'
import { Phone } from './phone.ts'

const eight = ['Anna', 'Ben', 'Chiara', 'Dario', 'Elif', 'Fabian', 'Giulia', 'Hannes']

for (const { names, row } of [
  { names: eight.slice(0, 4), row: 76 },
  { names: eight, row: 56 },
]) {
  test(`a hole with ${names.length} players fits one screen: no row moves when the rules fold, and the foot leads on`, async ({
    call,
    request,
    browser,
    baseURL,
  }) => {
    const { id } = await newGame(call, request, names)
    const phone = await Phone.open(browser, baseURL ?? '')
    const { page, stop } = phone
    await phone.join(`/de/game?id=${id}`)
    await page.goto('/de/game/play')
    await phone.raise()
    const foot = page.getByText('Loch 1 von 18')
    await expect(foot).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const rows = stop.getByRole('group', { name: /^Schläge von/ })
    const places = () => rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    await expect.poll(async () => (await foot.boundingBox())?.y).toBeGreaterThan(770)
    for (const name of names) {
      await expect(stop.getByRole('button', { name: `${name}: ein Schlag mehr` })).toBeInViewport({ ratio: 1 })
    }
    expect(await rows.evaluateAll((all) => all.map((one) => one.clientHeight + 2 * one.clientTop))).toEqual(
      names.map(() => row),
    )

    const rule = stop.getByText('Wer einen Bus trifft')
    await expect(rule).toBeVisible()
    const before = await places()
    await phone.strokes('Anna', 1)
    await expect(rule).toBeHidden()
    expect(await places()).toEqual(before)
    await expect(stop.getByRole('heading', { name: 'Gleis null' })).toBeInViewport({ ratio: 1 })
    await stop.getByRole('button', { name: 'Regeln' }).click()
    await expect(rule).toBeVisible()

    const color = () =>
      page
        .getByText('Loch 1 von 18')
        .evaluate((text) => getComputedStyle(text.parentElement as Element).backgroundColor)
    const dark = await color()
    for (const name of names.slice(1)) await phone.strokes(name, 2)
    await expect.poll(color).not.toBe(dark)
    await expect(stop.getByText('Anna führt mit 1 (−2)')).toBeVisible()
    await phone.next()
    await expect(page.getByText('Loch 2 von 18')).toBeVisible()
    await phone.close()
  })
}

test('what the rows cut off can be read on, and once it is played the number of the hole has its room', async ({
  call,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await newGame(call, request, eight.slice(0, 4))
  const phone = await Phone.open(browser, baseURL ?? '', { width: 360 })
  const { page, stop } = phone
  await page.setViewportSize({ width: 360, height: 640 })
  await phone.join(`/de/game?id=${id}`)
  await page.goto('/de/game/play')
  await phone.raise()
  const rule = stop.getByText('Wer einen Bus trifft')
  const head = stop.getByRole('heading', { name: 'Gleis null' })
  await expect(head).toBeInViewport()
  await stop.getByRole('button', { name: 'Weiterlesen' }).click()
  await expect(stop.getByRole('button', { name: 'Weiterlesen' })).toBeHidden()
  await expect(head).not.toBeInViewport()
  await phone.strokes('Anna', 1)
  await expect(rule).toBeHidden()
  await expect(head).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 800 })
  const number = () => stop.locator('[data-hole]').evaluate((element) => getComputedStyle(element, '::after').content)
  await expect.poll(number).toContain('1')
  await phone.close()
})

test('a phone on its side has what is read on the left and all rows on the right', async ({
  call,
  request,
  browser,
  baseURL,
}) => {
  const names = eight.slice(0, 4)
  const { id } = await newGame(call, request, names)
  const phone = await Phone.open(browser, baseURL ?? '')
  const { page, stop } = phone
  await page.setViewportSize({ width: 844, height: 390 })
  await phone.join(`/de/game?id=${id}`)
  await page.goto('/de/game/play')
  await phone.raise()
  await expect(stop.getByRole('heading', { name: 'Gleis null' })).toBeInViewport({ ratio: 1 })
  const foot = await page.getByText('Loch 1 von 18').boundingBox()
  for (const name of names.slice(0, 3)) {
    const more = await stop.getByRole('button', { name: `${name}: ein Schlag mehr` }).boundingBox()
    expect((more?.y ?? 0) + (more?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
    expect(more?.x).toBeGreaterThan(422)
  }
  await stop.getByRole('button', { name: 'Dario: ein Schlag mehr' }).scrollIntoViewIfNeeded()
  await phone.strokes('Dario', 2)
  await expect(page.getByText('Loch 1 von 18')).toBeInViewport({ ratio: 1 })
  const sheet = await stop.boundingBox()
  expect(sheet?.width).toBeGreaterThan(780)
  await phone.close()
})

test('the foot names where it leads, and the leaderboard at the end', async ({ call, request, browser, baseURL }) => {
  const { id } = await newGame(call, request, ['Anna'])
  const phone = await Phone.open(browser, baseURL ?? '')
  await phone.join(`/de/game?id=${id}`)
  await phone.page.goto('/de/game/play')
  await phone.page.getByRole('button', { name: 'Stationen', exact: true }).click()
  await phone.page.getByRole('navigation', { name: 'Stationen' }).getByRole('button', { name: 'Schichtende' }).click()
  await phone.raise()
  await expect(phone.button('Vorherige Station: 17')).toBeVisible()
  await phone.button('Nächste Station: Rangliste').click()
  await expect(phone.stop.getByRole('heading', { name: 'Rangliste' })).toBeVisible()
  await phone.close()
})

test('the leaderboard is kept as a picture where nothing shares it', async ({ call, request, browser, baseURL }) => {
  const game = await newGame(call, request, ['Anna', 'Ben'])
  const clock = { clockTime: 1, clockCount: 0, clockNode: 'other' }
  await game.write(
    'holes',
    game.playerIds.flatMap((playerId, index) =>
      game.holes.map((pageId) => ({ playerId, pageId, score: 3 + index, ...clock })),
    ),
  )
  const phone = await Phone.open(browser, baseURL ?? '')
  await phone.join(`/de/game?id=${game.id}`)
  await phone.page.goto('/de/game/play')
  await phone.page.getByRole('button', { name: 'Stationen', exact: true }).click()
  await phone.page.getByRole('navigation', { name: 'Stationen' }).getByRole('button', { name: 'Rangliste' }).click()
  await phone.raise()
  await expect(phone.places).toHaveCount(2)
  await expect(phone.stop.getByRole('table', { name: 'Loch für Loch' })).toHaveCount(2)
  const kept = phone.page.waitForEvent('download')
  await phone.stop.getByRole('button', { name: 'Als Bild teilen' }).click()
  const picture = await sharp(await (await kept).path()).metadata()
  expect([picture.format, picture.width]).toEqual(['png', 1080])
  await expect(phone.stop.getByText('Bild gesichert')).toBeVisible()
  await phone.close()
})
