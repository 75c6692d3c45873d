import type { Page } from '@playwright/test'
import { openToEdit } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 700 },
]

/** Lists the open menu and the items in it that do not lie in the window whole. */
function outOfSight(page: Page) {
  return page.getByRole('menu').evaluateAll((menus) =>
    menus.flatMap((menu) => {
      const box = menu.getBoundingClientRect()
      const own = menu.scrollHeight > menu.clientHeight ? [`scrolls ${menu.scrollHeight}/${menu.clientHeight}`] : []
      const isWhole = box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
      const words = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
        .filter((item) => item.scrollWidth > item.clientWidth)
        .map((item) => `cut: ${item.textContent}`)
      return [...own, ...(isWhole ? [] : [`outside: ${JSON.stringify(box)}`]), ...words]
    }),
  )
}

test('the button that asks for the menu chooses nothing where the menu opens under it', async ({ editor, newPage }) => {
  await editor.setViewportSize({ width: 390, height: 700 })
  const { edit } = await newPage({ groups: ['cta'] })
  await openToEdit(editor, edit)
  const title = editor.locator('main [data-block="cta"] [data-field="title"]')
  await title.click({ button: 'right' })
  await expect(editor.getByRole('menuitem', { name: 'Kopieren' })).toBeVisible()
  await expect(editor.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 })
  await expect(editor.getByRole('dialog')).toHaveCount(0)
})

for (const size of sizes) {
  test(`nothing of a block’s menu is out of sight at ${size.width} × ${size.height}, wherever it is opened`, async ({
    editor,
    newPage,
  }) => {
    await editor.setViewportSize(size)
    const { edit } = await newPage({ groups: ['newsFeedBoard', 'imageBoard', 'contact', 'teamContainer'] })
    await openToEdit(editor, edit)
    const picture = editor.locator('main [data-block="imageBoard"] [data-field-kind="media"]').first()
    await editor.locator('main [data-block="imageBoard"]').click({ position: { x: 4, y: 4 } })
    await editor.keyboard.press('ControlOrMeta+c')
    const blocks = editor.locator('main [data-editing] > [data-block]')
    const places = [picture, ...(await blocks.all()), editor.locator('main [data-block="newsFeedCard"]').first()]
    for (const place of places) {
      await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      // Wherever in the window the pointer is, with most of the height above it or below.
      for (const share of [0.2, 0.5, 0.8]) {
        const { x, y } = await place.evaluate((element, at) => {
          const { left, top, right, bottom } = element.getBoundingClientRect()
          const within = (from: number, to: number, most: number) =>
            Math.max(from, 0) + (Math.min(to, most) - Math.max(from, 0)) * at
          return { x: within(left, right, innerWidth), y: within(top, bottom, innerHeight - 84) }
        }, share)
        await editor.evaluate(
          ([clientX, clientY, target]) =>
            target?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY })),
          [x, y, await place.elementHandle()] as const,
        )
        await expect(editor.getByRole('menuitem', { name: 'Kopieren' })).toBeVisible()
        await expect(editor.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 })
        expect(await outOfSight(editor)).toEqual([])
        await editor.keyboard.press('Escape')
        await expect(editor.getByRole('menu')).toHaveCount(0)
      }
    }
    await editor.locator('main [data-block="imageBoard"] [data-field-kind="text"]').first().focus()
    await editor.keyboard.press('Alt+Enter')
    await expect(editor.getByRole('menuitem', { name: 'Kopieren' })).toBeVisible()
    expect(await findViolations(editor, '[role="menu"]')).toEqual([])
  })
}
