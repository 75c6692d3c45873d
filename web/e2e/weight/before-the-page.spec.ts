import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const saved = (page: Page) => page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' }).getByRole('status').last()

const title = (page: Page) => page.locator('main [data-block="hero"] [data-field="title"]')

/** Opens a page of which the browser has the HTML, and whose scripts come once they are told to. */
async function openBeforeScripts(page: Page, address: string): Promise<() => Promise<unknown>> {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/_next\/static\/chunks\/.+\.js/, async (route) => {
    await arrived
    await route.continue()
  })
  const opened = page.goto(address)
  await expect(title(page)).toBeVisible()
  return () => {
    arrive()
    return opened
  }
}

for (const isLeft of [false, true])
  test(`what is typed before the page runs is kept and saved, with the caret ${isLeft ? 'elsewhere' : 'still in it'}`, async ({
    editor,
    newPage,
  }) => {
    const { edit } = await newPage()
    const arrive = await openBeforeScripts(editor, edit)
    await title(editor).click()
    await editor.keyboard.press('ControlOrMeta+a')
    await editor.keyboard.type('Vor der Seite')
    if (isLeft) await title(editor).blur()
    await arrive()
    await expect(title(editor)).toHaveText('Vor der Seite')
    if (!isLeft) {
      await expect(title(editor)).toBeFocused()
      await editor.keyboard.type(' und danach')
      await editor.keyboard.press('Enter')
    }
    await expect(saved(editor)).toHaveText('Gespeichert')
    await editor.unrouteAll({ behavior: 'ignoreErrors' })
    await editor.reload()
    await expect(title(editor)).toHaveText(isLeft ? 'Vor der Seite' : 'Vor der Seite und danach')
  })
