import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { translator } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Locator, Page } from '@playwright/test'
import { de } from '../../src/editor/locales/panels/de.generated.ts'
import { fr } from '../../src/editor/locales/panels/fr.generated.ts'
import { openToEdit, overwrite } from '../edited-page.ts'
import { expect, test } from '../fixtures.ts'
import { inFrench } from './languages/in-french.ts'

const widths = { desktop: [1440, 1200, 1024, 961, 960, 768], phone: [390, 375, 360, 320] }
const values = (url: URL) => url.pathname === apiAddress('saveValues')

for (const dictionary of [de, fr]) {
  const { language } = dictionary
  const t = translator(dictionary)

  test(`with all that it may hold the bar has no button outside of the window, whatever becomes of the changes (${language}) @phone`, async ({
    editor,
    newPage,
    call,
  }, info) => {
    const own = await newPage({ groups: ['hero'], publish: true })
    // The account is everybody's in these journeys; only this window speaks another language.
    await editor.route(
      (url) => url.pathname === apiAddress('getLanguage'),
      (route) => route.fulfill({ json: { success: true, status: 200, language, isOwn: true } }),
    )
    await openToEdit(editor, own.edit, t('toolbar.name'))
    const bar = editor.getByRole('toolbar', { name: t('toolbar.name') })
    const sizes = info.project.name === 'phone' ? widths.phone : widths.desktop
    const type = (words: string) => overwrite(editor, 'main [data-field="title"]', words)
    const says = async (words: string) => {
      await expect(bar.getByText(words).first()).toBeAttached({ timeout: 30_000 })
      await nothingOutside(editor, bar, sizes)
    }

    // In one language, which leaves a phone the room to look at the page.
    await type('Nah sehen')
    await expect(bar.getByRole('button', { name: t('toolbar.publish'), exact: true })).toBeVisible()
    await expect(bar.getByRole('button', { name: t('toolbar.preview'), exact: true })).toBeVisible()
    await countTo(bar, '128')
    await says(t('saved.saved'))

    await inFrench(call, own)
    await openToEdit(editor, own.edit, t('toolbar.name'))
    await type('Gut sehen')
    await expect(bar.getByRole('button', { name: t('toolbar.publish'), exact: true })).toBeVisible()
    await expect(bar.getByRole('button', { name: t('toolbar.missing', { count: 5 }) })).toBeVisible()
    await says(t('saved.saved'))
    await countTo(bar, '128')
    await nothingOutside(editor, bar, sizes)

    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await editor.route(values, async (route) => {
      await answered
      await route.abort()
    })
    await type('Besser sehen')
    await says(t('saved.saving'))
    await says(t('saved.slow'))
    answer()
    await says(t('saved.unreachable', { count: 1 }))
    await editor.context().setOffline(true)
    await says(t('saved.offline', { count: 1 }))
    await editor.context().setOffline(false)
    await editor.unroute(values)
    await says(t('saved.saved'))

    for (const [code, status, words] of [
      ['FORBIDDEN', 403, t('saved.error')],
      ['UNAUTHENTICATED', 401, t('saved.signedOut')],
    ] as const) {
      await editor.route(values, (route) => route.fulfill({ status, json: { success: false, status, code } }))
      await type(`Sehen ${status}`)
      await says(words)
      await editor.unroute(values)
    }
  })
}

/** Lets whatever counts in the bar have counted so far: a page with so much to translate takes a minute to make. */
function countTo(bar: Locator, count: string): Promise<void> {
  return bar.evaluate((element, digits) => {
    for (const part of element.querySelectorAll('button *'))
      if (/^\d+$/.test(part.textContent ?? '') && part.childElementCount === 0) part.textContent = digits
  }, count)
}

async function nothingOutside(page: Page, bar: Locator, sizes: readonly number[]) {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 700 })
    expect(await outside(bar), `${width} px`).toEqual([])
  }
}

/** Names of the buttons of a bar of which a part lies beyond the bar or the window, or under another button. */
function outside(bar: Locator): Promise<string[]> {
  return bar.evaluate((element) => {
    const own = element.getBoundingClientRect()
    return [...element.querySelectorAll('button, [role=status]')].flatMap((part) => {
      const box = (part.parentElement as Element).matches('[title]') ? part.parentElement : part
      const { left, right, width, x, y, height } = (box as Element).getBoundingClientRect()
      if (width === 0) return []
      const isIn = left >= Math.max(0, own.left) && right <= Math.min(innerWidth, own.right)
      const top = document.elementFromPoint(x + width / 2, y + height / 2)
      return isIn && (box as Element).contains(top) ? [] : [part.ariaLabel || part.textContent || '']
    })
  })
}
