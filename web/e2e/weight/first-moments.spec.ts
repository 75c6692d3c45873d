import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })

/** The mark of web/src/editor/app/tools/late-tools.tsx: what is asked for from then on comes after the page. */
const isPageThere = () => performance.getEntriesByName('blickfang-editor-page').length > 0

/** Opens a page that can be typed in, and whose tools come once they are told to. */
async function openBeforeTools(page: Page, address: string): Promise<() => void> {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    if (await page.evaluate(isPageThere)) await arrived
    await route.continue()
  })
  await page.goto(address)
  await expect(page.locator('main [data-editing]')).toBeVisible()
  await expect.poll(() => page.evaluate(isPageThere)).toBe(true)
  return arrive
}

const title = (page: Page) => page.locator('main [data-block="hero"] [data-field="title"]')

test('what is typed before the tools are there is kept, saved and taken back by the key that came before them', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  const arrive = await openBeforeTools(editor, edit)
  const before = await title(editor).textContent()
  await title(editor).click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Vor den Werkzeugen')
  await editor.keyboard.press('Enter')
  await expect(toolbar(editor)).toBeHidden()
  arrive()
  await expect(toolbar(editor).getByRole('status').last()).toHaveText('Gespeichert')
  await editor.reload()
  await expect(title(editor)).toHaveText('Vor den Werkzeugen')
  await title(editor).click()
  await editor.keyboard.press('ControlOrMeta+z')
  await expect(title(editor)).toHaveText(before ?? '')
})

test('undo that is pressed before the tools are there is done once they are', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  const arrive = await openBeforeTools(editor, edit)
  const before = await title(editor).textContent()
  await title(editor).click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Doch nicht')
  await editor.keyboard.press('Enter')
  await editor.keyboard.press('ControlOrMeta+z')
  await expect(title(editor)).toHaveText('Doch nicht')
  arrive()
  await expect(title(editor)).toHaveText(before ?? '')
})

test('the menu, the list of keys and the bar of a block that are asked for before the tools are there open with them', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  const arriveWithMenu = await openBeforeTools(editor, edit)
  await title(editor).click({ button: 'right' })
  arriveWithMenu()
  await expect(editor.getByRole('menu')).toBeVisible()
  await editor.unrouteAll({ behavior: 'ignoreErrors' })

  const arriveWithKeys = await openBeforeTools(editor, edit)
  await editor.keyboard.press('Shift+?')
  arriveWithKeys()
  await expect(editor.getByRole('dialog')).toBeVisible()
  await editor.unrouteAll({ behavior: 'ignoreErrors' })

  const arriveWithBar = await openBeforeTools(editor, edit)
  await title(editor).click()
  arriveWithBar()
  await expect(editor.locator('[data-block-bar]')).toBeVisible()
})

test('a block that is copied and pasted before the tools are there is on the page twice once they are', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'quote'] })
  const arrive = await openBeforeTools(editor, edit)
  const quotes = editor.locator('main [data-block="quote"]')
  await quotes.click({ position: { x: 2, y: 2 } })
  await editor.keyboard.press('ControlOrMeta+c')
  await editor.keyboard.press('ControlOrMeta+v')
  await expect(quotes).toHaveCount(1)
  arrive()
  await expect(quotes).toHaveCount(2)
})
