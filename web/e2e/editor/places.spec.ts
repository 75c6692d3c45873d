import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })

/** A picture as it lies on a desk: drawn here, so that it is a real one. */
async function drawnPicture(page: Page): Promise<{ name: string; type: string; bytes: number[] }> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 480)
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.fillStyle = '#0f4c45'
      pen.fillRect(0, 0, 640, 480)
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  return { name: `gezogen-${Date.now()}.png`, type: 'image/png', bytes }
}

test('an empty picture of a new block has a place that takes a dropped file, a click opens the library', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['textOnImage'] })
  await editor.goto(edit)
  const place = editor.getByRole('button', { name: /: Bild wählen$/ }).first()
  await expect(place).toBeVisible()
  await expect(place).toHaveCSS('border-style', 'dashed')
  await place.press('Enter')
  const library = editor.getByRole('dialog', { name: /Mediathek/ })
  await expect(library).toBeVisible()
  await editor.keyboard.press('Escape')
  await expect(library).toBeHidden()
  await expect(place).toBeFocused()
  const file = await drawnPicture(editor)
  const transfer = await editor.evaluateHandle(({ name, type, bytes }) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(bytes)], name, { type }))
    return data
  }, file)
  await place.dispatchEvent('drop', { dataTransfer: transfer })
  await expect(editor.locator('main img[data-field-kind="media"]').first()).toBeVisible()
  await expect(library).toBeHidden()
})

test('a picture that lies in the clipboard is pasted onto an empty place that has the focus', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['textOnImage'] })
  await editor.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await editor.goto(edit)
  const { type, bytes } = await drawnPicture(editor)
  await editor.evaluate(
    ([mime, content]) =>
      navigator.clipboard.write([new ClipboardItem({ [mime]: new Blob([new Uint8Array(content)], { type: mime }) })]),
    [type, bytes] as const,
  )
  const place = editor.getByRole('button', { name: /: Bild wählen$/ }).first()
  await place.focus()
  await editor.keyboard.press('ControlOrMeta+v')
  await expect(editor.locator('main img[data-field-kind="media"]').first()).toBeVisible()
  await expect(editor.getByRole('dialog', { name: /Mediathek/ })).toBeHidden()
})

test('a page without blocks offers its first one beside the panel in which it was made', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: [] })
  await editor.goto(edit.replace('toolbar=1', 'pageMenu=1'))
  await expect(editor.getByRole('region', { name: 'Seiten' })).toBeVisible()
  const first = editor.getByRole('button', { name: 'Ersten Block einfügen' })
  await expect(first).toBeVisible()
  await first.click()
  await expect(editor.getByRole('dialog', { name: 'Block hinzufügen' })).toBeVisible()
})

test('a golf block dresses the page at once, and undressed it is again without it', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: [] })
  await editor.goto(edit)
  const ground = () => editor.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await ground()
  await editor.getByRole('button', { name: 'Ersten Block einfügen' }).click()
  await editor
    .getByRole('dialog')
    .getByRole('button', { name: /Golfspiel/ })
    .first()
    .click()
  await expect.poll(ground).not.toBe(before)
  await toolbar(editor)
    .getByRole('button', { name: /^Rückgängig/ })
    .click()
  await expect.poll(ground).toBe(before)
})

test('options stay whole in the window, and their block beside them, when a phone is turned or a window drawn', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['cta', 'hero'] })
  await editor.setViewportSize({ width: 390, height: 844 })
  await editor.goto(edit)
  await editor.locator('main [data-block="cta"] [data-field="title"]').focus()
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: 'Optionen…' }).press('Enter')
  const options = editor.getByRole('dialog', { name: /Optionen/ })
  await expect(options).toBeVisible()
  const cutOff = () =>
    options.evaluate((popup) => {
      const { left, top, right, bottom } = popup.getBoundingClientRect()
      const room = { right: window.innerWidth - right, bottom: window.innerHeight - bottom }
      return Object.entries({ left, top, ...room }).filter(([, distance]) => distance < 0)
    })
  for (const [width, height] of [
    [844, 390],
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await editor.setViewportSize({ width, height })
    await expect.poll(cutOff, `${width} × ${height}`).toEqual([])
    await expect(options.getByRole('radio').first()).toBeInViewport()
  }
})

test('a note that lies over the block above is whole while it is edited', async ({ editor }) => {
  await editor.goto('/de/edit/leistungen?toolbar=1')
  await expect(toolbar(editor)).toBeVisible()
  const note = editor.locator('main [data-block="announcementBubble"] aside > div')
  await note.scrollIntoViewIfNeeded()
  const isThere = (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 10))
  }
  await expect.poll(() => note.evaluate(isThere)).toBe(true)
})
