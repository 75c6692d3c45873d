import type { FrameLocator, Page } from '@playwright/test'
import { openToEdit, toolbar } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'
import { inFrench } from './in-french.ts'

const side = (page: Page, language: string): FrameLocator => page.frameLocator(`iframe[title="Seite auf ${language}"]`)
const titleIn = (frame: FrameLocator) => frame.locator('main [data-field="title"]').first()

test('a page is edited in two languages side by side, which scroll together @phone', async ({
  editor,
  newPage,
  call,
}) => {
  const own = await newPage({ groups: ['hero', 'cta', 'contact', 'hero', 'cta'] })
  await inFrench(call, own)
  await openToEdit(editor, own.edit)
  await toolbar(editor).getByRole('button', { name: 'Sprache: Deutsch' }).click()
  await editor.getByRole('menuitem', { name: 'Französisch daneben bearbeiten' }).click()
  await expect(editor).toHaveURL(/\/de\/edit\/~beside\?/)
  const [german, french] = [side(editor, 'Deutsch'), side(editor, 'Französisch')]
  await expect(titleIn(german)).toBeVisible()
  await expect(titleIn(french)).toBeVisible()
  await write(editor, german, 'Gut sehen')
  await write(editor, french, 'Bien voir')
  await expect(titleIn(german)).toHaveText('Gut sehen')
  await expect(async () => {
    const words = async (lang: 'de' | 'fr') => {
      const { document } = await call('getDocument', { id: own.id, lang })
      return document.groups[0]?.fields.find(({ name }) => name === 'title')?.values[`content.${lang}`]
    }
    expect(await words('de')).toMatchObject({ text: 'Gut sehen' })
    expect(await words('fr')).toMatchObject({ text: 'Bien voir' })
  }).toPass()

  // Whichever side one is in, the other shows the same block.
  const lastOf = (frame: FrameLocator) => frame.locator('main [data-block="cta"]').last()
  // A text with the caret in it is kept in sight by the browser.
  await titleIn(german).click()
  await lastOf(german).evaluate((block) => block.scrollIntoView())
  await expect(lastOf(french)).toBeInViewport()
  await titleIn(french).click()
  await lastOf(french).evaluate((block) => block.scrollIntoView())
  await expect(lastOf(german)).toBeInViewport()
  await titleIn(french).evaluate(() => window.scrollTo(0, 0))
  await expect(titleIn(german)).toBeInViewport()
  // Each frame is a page of its own, with landmarks of its own.
  expect(await findViolations(editor, 'html', 'iframe')).toEqual([])

  await editor.getByRole('button', { name: 'Zwei Sprachen schliessen' }).click()
  await expect(editor).toHaveURL(/\/de\/edit\/.*toolbar=1/)
  await expect(editor.locator('main [data-field="title"]').first()).toHaveText('Gut sehen')
})

test('another page on one side is the other page on both', async ({ editor, newPage, call }) => {
  const own = await newPage({ groups: ['hero'] })
  await inFrench(call, own)
  await editor.goto(`/de/edit/~beside?page=${own.id}&with=fr`)
  const [german, french] = [side(editor, 'Deutsch'), side(editor, 'Französisch')]
  await write(editor, french, 'Seulement ici')
  await german.getByRole('button', { name: 'Seiten', exact: true }).click()
  await german.getByRole('region', { name: 'Seiten' }).getByRole('link', { name: 'Startseite', exact: true }).click()
  await expect(titleIn(french)).not.toHaveText('Seulement ici')
  await expect(french.locator('html')).toHaveAttribute('lang', 'fr')
})

async function write(page: Page, frame: FrameLocator, words: string): Promise<void> {
  await titleIn(frame).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(words)
}
