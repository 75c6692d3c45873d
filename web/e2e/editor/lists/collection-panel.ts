import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Sammlung bearbeiten: Team' })
export const names = async (list: Locator) =>
  (await list.getByRole('listitem').allTextContents()).map((name) => name.trim())

/** The panel in which the block of the team arranges its people, opened as by hand. */
export async function openCollection(page: Page): Promise<Locator> {
  await page.locator('[data-block="teamContainer"] h2').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Sammlung bearbeiten…' }).click()
  await expect(panel(page).getByRole('list', { name: 'Sichtbar' }).getByRole('listitem').first()).toBeVisible()
  return panel(page)
}
