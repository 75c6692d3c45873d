import type { Page } from '@playwright/test'
import { openToEdit, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'

const block = (page: Page, name: string) => page.locator(`main [data-block="${name}"]`).first()
const grip = (page: Page) => page.locator('[data-block-bar]').getByRole('button', { name: /verschieben$/ })
const line = (page: Page) => page.locator('[data-drop-line]')
const order = (page: Page) =>
  page
    .locator('main [data-editing] > [data-block]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.block))
const isSaved = (page: Page) => expect(toolbar(page).getByRole('status').last()).toHaveText('Gespeichert')

/** Takes the chosen block by its handle; the pointer holds it where the handle is. */
async function take(page: Page) {
  await expect(grip(page)).toHaveAttribute('aria-roledescription', 'verschiebbar')
  // Once it stands still: the bar comes to its block with the page.
  await grip(page).hover()
  const box = await grip(page).boundingBox()
  if (!box) throw new Error('The handle is out of sight')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.down()
  await page.mouse.move(at.x + 6, at.y + 6)
  await expect(page.locator('html')).toHaveAttribute('data-dragging', '')
}

test('a block is dragged past what is out of sight, as the page scrolls along; it is one step, and there after a reload', async ({
  editor,
  newPage,
}) => {
  const groups = ['hero', 'imageBoard', 'cta', 'richTextBlock']
  const { edit } = await newPage({ groups })
  await openToEdit(editor, edit)
  const other = await editor.context().newPage()
  await openToEdit(other, edit)
  await editor.bringToFront()
  await block(editor, 'hero').locator('[data-field="title"]').click()
  await take(editor)
  // At the lower edge of the window the page scrolls by itself.
  const { width, height } = editor.viewportSize() ?? { width: 0, height: 0 }
  await editor.mouse.move(width / 2 - 420, height - 100)
  await editor.mouse.move(width / 2 - 421, height - 99)
  const bottom = async () => {
    const box = await block(editor, 'cta').boundingBox()
    return box ? box.y + box.height : 9999
  }
  await expect.poll(bottom).toBeLessThan(height * 0.7)
  // In the middle it stands still.
  await editor.mouse.move(width / 2 - 420, height / 2)
  const end = await bottom()
  await editor.mouse.move(width / 2 - 420, end - 10)
  await editor.mouse.move(width / 2 - 419, end - 10)
  await expect(line(editor)).toBeVisible()
  await editor.mouse.up()
  const moved = ['imageBoard', 'cta', 'hero', 'richTextBlock']
  await expect.poll(() => order(editor)).toEqual(moved)
  await expect(line(editor)).toBeHidden()
  await isSaved(editor)
  // The other tab follows.
  await expect.poll(() => order(other)).toEqual(moved)
  await editor.reload()
  await expect.poll(() => order(editor)).toEqual(moved)
  await toolbar(editor).getByRole('button', { name: 'Rückgängig: Verschieben' }).click()
  await expect.poll(() => order(editor)).toEqual(groups)
})

test('let go where it cannot go, or with Escape, it stays where it was and nothing else closes', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'cta'] })
  await openToEdit(editor, edit)
  await block(editor, 'hero').locator('[data-field="title"]').click()
  await take(editor)
  const bar = await toolbar(editor).boundingBox()
  await editor.mouse.move((bar?.x ?? 0) + 40, (bar?.y ?? 0) + 20, { steps: 4 })
  await expect(
    editor.getByRole('status').filter({ hasText: 'Hier kann Seitenanfang nicht abgelegt werden.' }),
  ).toBeAttached()
  await expect(line(editor)).toBeHidden()
  await editor.mouse.up()
  await expect(editor.locator('html')).not.toHaveAttribute('data-dragging')
  expect(await order(editor)).toEqual(['hero', 'cta'])
  await take(editor)
  await editor.keyboard.press('Escape')
  await expect(editor.locator('html')).not.toHaveAttribute('data-dragging')
  await editor.mouse.up()
  await expect(toolbar(editor)).toBeVisible()
  expect(await order(editor)).toEqual(['hero', 'cta'])
  await expect(toolbar(editor).getByRole('button', { name: 'Rückgängig', exact: true })).toBeDisabled()
})

test('a card is dragged beside the others of its row, and without a network that waits', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['imageBoard'] })
  await openToEdit(editor, edit)
  const cards = editor.locator('main [data-block="imageCard"]')
  const ids = () => cards.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.groupId))
  const [first, second, third] = await ids()
  await cards.first().locator('[data-field-kind="text"]').first().click()
  await expect(grip(editor)).toHaveAttribute('aria-roledescription', 'verschiebbar')
  await editor.context().setOffline(true)
  await take(editor)
  const last = await cards.nth(2).boundingBox()
  if (!last) throw new Error('The last card is out of sight')
  await editor.mouse.move(last.x + last.width * 0.8, last.y + 60, { steps: 4 })
  await expect(line(editor)).toHaveAttribute('data-upright', '')
  await editor.mouse.up()
  await expect.poll(ids).toEqual([second, third, first])
  await expect(toolbar(editor).getByText('Offline: 1 Änderung wartet').first()).toBeVisible()
  await editor.context().setOffline(false)
  await isSaved(editor)
  await editor.reload()
  await expect.poll(ids).toEqual([second, third, first])
})

test('by key a block is taken up, moved and put, and each step is said, in French too', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['hero', 'imageBoard', 'cta'] })
  await openToEdit(editor, edit)
  await block(editor, 'hero').locator('[data-field]').first().focus()
  await editor.keyboard.press('Shift+Tab')
  await expect(grip(editor)).toHaveAttribute('aria-roledescription', 'verschiebbar')
  await grip(editor).focus()
  const said = (words: string) => expect(editor.getByRole('status').filter({ hasText: words }).first()).toBeAttached()
  await editor.keyboard.press('Space')
  await said('Seitenanfang ist aufgenommen: Platz 1 von 3 in «Seite».')
  await editor.keyboard.press('ArrowDown')
  await said('Seitenanfang: Platz 2 von 3 in «Seite».')
  await expect(line(editor)).toBeVisible()
  expect(await findViolations(editor, '[data-block-bar]')).toEqual([])
  await editor.keyboard.press('ArrowDown')
  await said('Seitenanfang: Platz 3 von 3 in «Seite».')
  await editor.keyboard.press('Space')
  await expect.poll(() => order(editor)).toEqual(['imageBoard', 'cta', 'hero'])
  await expect(grip(editor)).toBeFocused()
})

test('a finger drags a block by its handle @phone', async ({ editor, newPage, isMobile }) => {
  test.skip(!isMobile, 'A finger is a phone’s')
  const { edit } = await newPage({ groups: ['hero', 'cta'] })
  await openToEdit(editor, edit)
  await block(editor, 'cta').scrollIntoViewIfNeeded()
  await block(editor, 'cta').locator('[data-field="title"]').tap()
  await expect(grip(editor)).toHaveAttribute('aria-roledescription', 'verschiebbar')
  const from = await grip(editor).boundingBox()
  if (!from) throw new Error('The handle is out of sight')
  const screen = await editor.context().newCDPSession(editor)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const at = { x: from.x + 22, y: from.y + 22 }
  await touch('touchStart', [at])
  await touch('touchMove', [{ x: at.x, y: at.y - 10 }])
  await expect(editor.locator('html')).toHaveAttribute('data-dragging', '')
  // Up to the top of the window, where the page scrolls, and on to the beginning of the first block.
  await touch('touchMove', [{ x: 150, y: 130 }])
  await expect.poll(async () => (await block(editor, 'hero').boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
  const hero = await block(editor, 'hero').boundingBox()
  await touch('touchMove', [{ x: 150, y: (hero?.y ?? 0) + 30 }])
  await expect(line(editor)).toBeVisible()
  await touch('touchEnd', [])
  await expect.poll(() => order(editor)).toEqual(['cta', 'hero'])
  await isSaved(editor)
})
