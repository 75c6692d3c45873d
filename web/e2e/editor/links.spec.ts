import type { Locator, Page } from '@playwright/test'
import { openToEdit } from '../edited-page.ts'
import { expect, test } from '../fixtures.ts'

const title = (page: Page) => page.locator('main [data-field="title"]').first()
const richText = (page: Page) => page.locator('main [data-field-kind="richText"]').first()

/** Whether the tools can be reached, and whether they hide the words that they are about. */
async function overlapOf(tools: Locator, link: Locator) {
  const [own, words] = [await tools.boundingBox(), await link.boundingBox()]
  const height = tools.page().viewportSize()?.height ?? 0
  if (!own || !words) return null
  return {
    isInWindow: own.y >= 0 && own.y + own.height <= height,
    isOverLink: own.y < words.y + words.height && own.y + own.height > words.y,
  }
}

test('a link shows where it leads; its address is changed by key, a wrong one is told, and the button removes it', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  await openToEdit(editor, edit)
  const tools = editor.getByRole('region', { name: 'Text formatieren' })
  const link = richText(editor).getByRole('link')
  await richText(editor).click()
  await expect(editor.locator('[data-lexical-editor]')).toBeFocused()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Sehtest')
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.press('ControlOrMeta+k')
  await tools.getByRole('radio', { name: 'Web' }).check()
  await tools.getByLabel('Web-Adresse').fill('zeiss.ch')
  await editor.keyboard.press('Enter')
  await editor.keyboard.press('ArrowLeft')
  await editor.keyboard.press('ArrowRight')
  await expect(tools.getByRole('link', { name: 'https://zeiss.ch' })).toHaveAttribute('href', 'https://zeiss.ch')
  await editor.keyboard.press('ControlOrMeta+k')
  const address = tools.getByLabel('Web-Adresse')
  await expect(address).toHaveValue('https://zeiss.ch')
  await expect(address).toBeFocused()
  await expect.poll(() => overlapOf(tools, link)).toEqual({ isInWindow: true, isOverLink: false })
  await address.fill('kein ort')
  await editor.keyboard.press('Enter')
  await expect(tools.getByText('Bitte geben Sie eine gültige URL ein')).toBeVisible()
  await title(editor).click()
  await expect(editor.getByText('Das ist keine gültige Adresse.')).toBeVisible()
  await expect(link).toHaveAttribute('href', 'https://zeiss.ch')
  await link.click()
  await tools.getByRole('button', { name: 'Link entfernen' }).click()
  await expect(link).toHaveCount(0)
  await expect(richText(editor)).toHaveText('Sehtest')
})
