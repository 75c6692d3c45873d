import type { Page } from '@playwright/test'
import { openToEdit, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'

const block = (page: Page, name: string) => page.locator(`main [data-block="${name}"]`).first()
const bar = (page: Page, name: string) => page.getByRole('toolbar', { name: `Werkzeuge: ${name}`, exact: true })
const order = (page: Page) =>
  page
    .locator('main [data-editing] > [data-block]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.block))

test('a block goes up by three with three presses on one spot, and down again by undo', async ({
  editor,
  newPage,
  call,
}) => {
  const groups = ['hero', 'imageBoard', 'cta', 'richTextBlock']
  const { id, edit } = await newPage({ groups })
  await openToEdit(editor, edit)
  await block(editor, 'richTextBlock').scrollIntoViewIfNeeded()
  await block(editor, 'richTextBlock').click({ position: { x: 4, y: 4 } })
  const up = bar(editor, 'Text').getByRole('button', { name: 'Nach oben' })
  const spot = await up.boundingBox()
  if (!spot) throw new Error('The bar is out of sight')
  for (const place of [3, 2, 1]) {
    // The block stays where it is in the window as long as the page can scroll, and so does its bar.
    if (place === 3) await editor.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2)
    else await up.click()
    await expect(bar(editor, 'Text').getByRole('status').first()).toHaveText(`Text: Platz ${place} von 4`)
  }
  await expect.poll(() => order(editor)).toEqual(['richTextBlock', 'hero', 'imageBoard', 'cta'])
  await expect(up).toBeFocused()
  await expect(up).toHaveAttribute('aria-disabled', 'true')
  await expect(async () => {
    const { document } = await call('getDocument', { id, lang: 'de' })
    const orderOf = (name: string) => String(document.groups.find((group) => group.name === name)?.values.order)
    expect(orderOf('richTextBlock') < orderOf('hero')).toBe(true)
  }).toPass()
  for (const expected of [2, 3, 4]) {
    await editor.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => (await order(editor)).indexOf('richTextBlock')).toBe(expected - 1)
  }
})

test('the bar stands before its block for who works by keys: copied, moved, its options, its menu, and back into the words', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'cta'] })
  await openToEdit(editor, edit)
  const first = block(editor, 'cta').locator('[data-field]').first()
  await first.focus()
  await editor.keyboard.press('Shift+Tab')
  const tools = bar(editor, 'Text mit Knopf')
  await expect(tools.getByRole('button', { name: 'Nach oben' })).toBeFocused()
  expect(await findViolations(editor, '[data-block-bar]')).toEqual([])
  await editor.keyboard.press('Enter')
  await expect.poll(() => order(editor)).toEqual(['cta', 'hero'])
  await editor.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await editor.keyboard.press('Shift+Tab')
  await tools.getByRole('button', { name: 'Menü: Text mit Knopf' }).focus()
  await editor.keyboard.press('Enter')
  const menu = editor.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Kopieren' })).toBeVisible()
  // What the bar has is not said twice.
  for (const name of ['Nach oben', 'Optionen…', 'Duplizieren', 'Entfernen'])
    await expect(menu.getByRole('menuitem', { name, exact: true })).toHaveCount(0)
  await editor.keyboard.press('Escape')
  await expect(tools.getByRole('button', { name: 'Menü: Text mit Knopf' })).toBeFocused()
  await tools.getByRole('button', { name: 'Optionen…' }).press('Enter')
  await expect(editor.getByRole('dialog', { name: /Optionen/ })).toBeVisible()
  await editor.keyboard.press('Escape')
  await tools.getByRole('button', { name: 'Duplizieren' }).press('Enter')
  await expect.poll(() => order(editor)).toEqual(['cta', 'cta', 'hero'])
  // The copy's words wait to be typed over; whoever presses on before is in them.
  await expect(editor.locator('main [data-block="cta"]').nth(1).locator('[data-field="title"]')).toBeFocused()
  await tools.getByRole('button', { name: 'Text mit Knopf entfernen' }).first().press('Enter')
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect.poll(() => order(editor)).toEqual(['cta', 'hero'])
})

test('the bar covers none of the words that one writes, wherever they stand in the window @phone', async ({
  editor,
  newPage,
  isMobile,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'imageBoard', 'richTextBlock'] })
  await openToEdit(editor, edit)
  const tools = editor.locator('[data-block-bar]')
  for (const name of ['hero', 'imageBoard', 'imageCard', 'richTextBlock']) {
    const texts = block(editor, name).locator('[data-field-kind="text"]')
    const text = (await texts.count()) > 0 ? texts.first() : block(editor, name).locator('[data-field]').first()
    await text.scrollIntoViewIfNeeded()
    await text.click()
    await expect(tools).toBeVisible()
    for (const share of [0.15, 0.4, 0.75]) {
      await text.evaluate((element, at) => {
        const { top } = element.getBoundingClientRect()
        window.scrollBy({ top: top - innerHeight * at, behavior: 'instant' })
      }, share)
      await expect
        .poll(async () => {
          const [own, words] = [await tools.boundingBox(), await text.boundingBox()]
          if (!own || !words) return 'out of sight'
          const isBeside =
            own.y + own.height <= words.y + 1 ||
            words.y + words.height <= own.y + 1 ||
            own.x + own.width <= words.x ||
            words.x + words.width <= own.x
          return isBeside ? 'beside' : `over: ${JSON.stringify({ own, words })}`
        })
        .not.toMatch(/^over/)
    }
  }
  await block(editor, 'hero').locator('[data-field="title"]').click()
  const sizes = await tools
    .locator('button')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(26)
  const grip = await tools.getByRole('button', { name: /verschieben$/ }).boundingBox()
  expect(grip?.height).toBe(isMobile ? 44 : 32)
  expect(await editor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('while one types the bar is away, and Escape in it leads back into the block, with the tools still there', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero'] })
  await openToEdit(editor, edit)
  const title = block(editor, 'hero').locator('[data-field="title"]')
  await title.click()
  await editor.keyboard.type('Neu ')
  await expect(editor.locator('[data-quiet]')).toBeAttached()
  const first = block(editor, 'hero').locator('[data-field]').first()
  await first.focus()
  await editor.keyboard.press('Shift+Tab')
  await expect(bar(editor, 'Seitenanfang').getByRole('button').first()).toBeFocused()
  await editor.keyboard.press('Escape')
  await expect(first).toBeFocused()
  await expect(toolbar(editor)).toBeVisible()
})
