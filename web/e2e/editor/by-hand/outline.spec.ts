import type { Page } from '@playwright/test'
import { openToEdit, overwrite, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'

const outline = (page: Page) => page.getByRole('region', { name: 'Aufbau der Seite' })
const order = (page: Page) =>
  page
    .locator('main [data-editing] > [data-block]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.block))

async function openOutline(page: Page) {
  await toolbar(page).getByRole('button', { name: 'Weitere Werkzeuge' }).click()
  await page.getByRole('menuitem', { name: 'Aufbau der Seite' }).click()
  await expect(outline(page)).toBeVisible()
}

test('the outline names the blocks with their words, leads to one, and orders them beside the page that is edited', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'imageBoard', 'cta'] })
  await openToEdit(editor, edit)
  await openOutline(editor)
  const rows = outline(editor).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await overwrite(editor, 'main [data-block="hero"] [data-field="title"]', 'Gläser nach Mass')
  await editor.keyboard.press('Enter')
  await expect(rows.first()).toContainText('Gläser nach Mass')
  await rows.nth(2).locator('button').nth(1).click()
  const cta = editor.locator('main [data-block="cta"]')
  await expect(cta).toBeInViewport()
  const bar = editor.getByRole('toolbar', { name: 'Werkzeuge: Text mit Knopf' })
  await expect(bar.getByRole('button').first()).toBeFocused()
  // Beside the panel and not under it.
  const [panel, own] = [await outline(editor).boundingBox(), await bar.boundingBox()]
  expect(own?.x ?? 0).toBeGreaterThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0))
  await outline(editor).getByRole('button', { name: 'Text mit Knopf nach oben' }).click()
  await expect.poll(() => order(editor)).toEqual(['hero', 'cta', 'imageBoard'])
  await outline(editor).getByRole('button', { name: 'Seitenanfang verschieben' }).focus()
  await editor.keyboard.press('Space')
  // Arrows are heard once it is taken up.
  await expect(editor.getByRole('status').filter({ hasText: 'Seitenanfang ist aufgenommen' })).toBeAttached()
  await editor.keyboard.press('ArrowDown')
  await expect(editor.getByRole('status').filter({ hasText: 'Seitenanfang: Platz 2 von 3' })).toBeAttached()
  await editor.keyboard.press('ArrowDown')
  await expect(editor.getByRole('status').filter({ hasText: 'Seitenanfang: Platz 3 von 3' })).toBeAttached()
  await editor.keyboard.press('Space')
  await expect.poll(() => order(editor)).toEqual(['cta', 'imageBoard', 'hero'])
  await editor.reload()
  await expect(outline(editor).getByRole('listitem')).toHaveCount(3)
  await expect.poll(() => order(editor)).toEqual(['cta', 'imageBoard', 'hero'])
  expect(await findViolations(editor, '[data-side-panel]')).toEqual([])
  await editor.keyboard.press('Escape')
  await expect(outline(editor)).toBeHidden()
  await expect(toolbar(editor)).toBeVisible()
})

test('on a phone the outline makes way for the block that it leads to @phone', async ({
  editor,
  newPage,
  isMobile,
}) => {
  test.skip(!isMobile, 'Elsewhere there is room for both')
  const { edit } = await newPage({ groups: ['hero', 'imageBoard', 'cta'] })
  await openToEdit(editor, edit)
  await openOutline(editor)
  expect(await findViolations(editor, '[data-side-panel]')).toEqual([])
  await outline(editor).getByRole('listitem').nth(2).locator('button').nth(1).tap()
  await expect(outline(editor)).toBeHidden()
  await expect(editor.locator('main [data-block="cta"]')).toBeInViewport()
  await expect(editor.locator('[data-block-bar]')).toBeInViewport()
  expect(await editor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
