import type { BrowserContext, Page } from '@playwright/test'

/** A phone on the play page of a game of its own with these players, the first hole in front of it. */
export async function openRound(context: BrowserContext, url: string, names: readonly string[]): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${url}/de/game`)
  await page.getByRole('button', { name: 'Spiel starten' }).click()
  await page.waitForURL('**/game/edit')
  for (const name of names) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('link', { name: 'Zum Spiel' }).click()
  await page.getByRole('link', { name: 'Zum Spiel' }).click()
  await page.getByRole('button', { name: 'Station ganz öffnen' }).click()
  return page
}
