import { expect, test } from '../fixtures.ts'

test('a device that cannot draw a map gets the list and a sentence', async ({ page }) => {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest])
    } as typeof getContext
  })
  await page.goto('/de/game/play')
  // It is said by the code that draws, the largest of the site.
  await expect(page.getByText('Dieses Gerät kann die Karte nicht zeichnen')).toBeVisible()
  await page.getByRole('navigation', { name: 'Stationen' }).getByRole('button', { name: 'Pavillon' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Pavillon, 12 von/ })).toBeAttached()
})
