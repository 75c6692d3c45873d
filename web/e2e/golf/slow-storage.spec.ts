import { expect, test } from '../fixtures.ts'
import { newGame } from './new-game.ts'
import { Phone } from './phone.ts'

test('taps count and show while the phone needs seconds to keep them', async ({ call, request, browser, baseURL }) => {
  const { id } = await newGame(call, request, ['Anna'])
  const phone = await Phone.open(browser, baseURL ?? '')
  const { page, stop } = phone
  await phone.join(`/de/game?id=${id}`)
  await page.goto('/de/game/play')
  await phone.raise()
  await phone.status('Gesichert')
  // Whoever writes waits for this one, which goes on until it is told to end.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('blickfang-game')
        opening.onsuccess = () => {
          const { result: database } = opening
          const stores = [...database.objectStoreNames]
          const store = database.transaction(stores, 'readwrite').objectStore(stores[0] ?? '')
          Object.assign(window, { isHeld: true })
          const hold = () => {
            if ((window as { isHeld?: boolean }).isHeld) store.get('nothing').onsuccess = hold
            else database.close()
          }
          hold()
          resolve()
        }
      }),
  )
  const strokes = stop.getByRole('group', { name: 'Schläge von Anna' }).locator('output')
  const more = stop.getByRole('button', { name: 'Anna: ein Schlag mehr' })
  for (const count of ['1', '2', '3']) {
    await more.click()
    await expect(strokes).toHaveText(count)
  }
  await phone.status('Speicher antwortet langsam')
  await more.click()
  await expect(strokes).toHaveText('4')
  await page.evaluate(() => Object.assign(window, { isHeld: false }))
  await phone.status('Gesichert')
  await expect(strokes).toHaveText('4')
  await page.reload()
  await phone.raise()
  await expect(strokes).toHaveText('4')
  await phone.close()
})
