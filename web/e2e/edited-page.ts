import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { expect, type Page } from '@playwright/test'

export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })
export const messages = (page: Page) => page.getByRole('region', { name: 'Meldungen' })

/** Opens a page in edit mode and waits for the first look at what others do: what comes later is news. The toolbar and
 * that look say that the editor runs; the browser's `load` also waits for parts that are fetched ahead. */
export async function openToEdit(
  page: Page,
  address: string,
  tools: string | RegExp = 'Werkzeuge zum Bearbeiten',
): Promise<void> {
  const looked = nextLook(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('toolbar', { name: tools })).toBeVisible()
  await looked
}

/** Coming back to the window, on a phone into sight, is when the editor looks; otherwise it does so by the clock. */
export async function comeBack(page: Page, to: 'window' | 'sight' = 'window'): Promise<void> {
  const looked = nextLook(page)
  await page.evaluate(
    (place) =>
      place === 'window'
        ? window.dispatchEvent(new Event('focus'))
        : document.dispatchEvent(new Event('visibilitychange')),
    to,
  )
  await looked
}

/** Types other words in the place of a text's, key by key. */
export async function retype(page: Page, field: string, words: string): Promise<void> {
  await selectAll(page, field)
  await page.keyboard.type(words)
}

/** The same by one input, as a phone's keyboard does: however slow the machine is, it is one step of undo. */
export async function overwrite(page: Page, field: string, words: string): Promise<void> {
  await selectAll(page, field)
  await page.keyboard.insertText(words)
}

async function selectAll(page: Page, field: string): Promise<void> {
  await page.locator(field).first().click()
  await page.keyboard.press('ControlOrMeta+a')
}

function nextLook(page: Page) {
  return page.waitForResponse((response) => response.url().includes(apiAddress('listChanges')))
}
