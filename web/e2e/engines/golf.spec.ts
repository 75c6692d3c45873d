import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect } from '../fixtures.ts'
import { test } from './engine-test.ts'
import type { Target } from './find-in-page.ts'
import type { Person } from './person.ts'

const stop: Target = { css: 'section[data-active]' }
const row = (name: string): Target => ({ role: 'group', name: `Schläge von ${name}`, within: stop })

async function strokes(player: Person, name: string, count: number): Promise<void> {
  const more = { role: 'button', name: `${name}: ein Schlag mehr`, within: stop }
  for (let stroke = 0; stroke < count; stroke++) await player.press(more)
  await player.reads({ css: 'output', within: row(name) }, String(count))
}

async function toTheMap(player: Person): Promise<void> {
  await player.press({ role: 'link', name: 'Zum Spiel' })
  await player.press({ role: 'button', name: 'Station ganz öffnen' })
}

/** Scans the QR code on this screen, again until it can be read, as cameras do. */
async function scan(player: Person): Promise<string> {
  await player.sees({ role: 'img', name: /QR-Code/ })
  let link = ''
  const look = async () => {
    const { data, info } = await sharp(await player.picture())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    link = jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
    return link
  }
  await expect.poll(look).toContain('/de/game?id=')
  return link
}

test('two play a whole round, each on a phone of their own, see the same standings, and one takes the coupon', async ({
  meet,
}) => {
  test.slow()
  const anna = await meet()
  await anna.resize(500, 844)
  await anna.goto('/de/game')
  await anna.press({ role: 'button', name: 'Spiel starten' })
  const name: Target = { role: 'textbox', name: 'Name' }
  for (const player of ['Anna', 'Ben']) {
    await anna.fill(name, player)
    await anna.keys('Enter')
    await anna.sees({ text: new RegExp(player), within: { css: 'main li' }, nth: 0 })
  }
  await anna.press({ role: 'link', name: 'Zum Spiel' })
  const link = await scan(anna)
  await toTheMap(anna)
  const ben = await meet()
  await ben.resize(500, 844)
  await ben.goto(link)
  await toTheMap(ben)
  const holes = await anna.countOnPage('[data-kind="CARD"]')
  expect(holes).toBeGreaterThan(2)
  for (let hole = 0; hole < holes; hole++) {
    await strokes(anna, 'Anna', 1)
    await strokes(ben, 'Ben', hole === 0 ? 2 : 1)
    for (const player of [anna, ben]) await player.press({ role: 'button', name: /^Nächste Station/ })
  }
  const table: Target = { css: 'tbody', within: { role: 'table', name: 'Rangliste', within: stop } }
  for (const player of [anna, ben]) await player.reads(table, new RegExp(`Anna.*${holes}.*Ben.*${holes + 1}`))
  await anna.press({ role: 'link', name: 'Gutschein', within: stop })
  await anna.reads({ role: 'heading', name: 'Gratulation!' }, 'Gratulation!')
  await anna.reads({ css: 'main strong' }, /^\w{4}-\w{4}$/)
})
