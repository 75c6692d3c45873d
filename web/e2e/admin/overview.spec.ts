import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { expect, findViolations, test } from '../fixtures.ts'

/** An entry that nobody has read, the newest of all: a form takes no two of one person in a short time. */
async function leaveEntry(title: string): Promise<void> {
  const run = JSON.parse(readFileSync(`${process.env.E2E_DATA_DIR}/run.json`, 'utf8')) as { databaseUrl: string }
  const client = new pg.Client({ connectionString: run.databaseUrl })
  await client.connect()
  await client.query(
    `insert into bf_submissions (title, form, locale, "values", key) values ($1, 'contact', 'de', '{}', gen_random_uuid())`,
    [title],
  )
  await client.end()
}

async function fits(page: Page) {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(tooWide).toBe(0)
  expect(await findViolations(page, '[aria-labelledby="blickfang-overview"]')).toEqual([])
}

test('the admin begins with what waits, by whom, and with the way to the page, at each width, light and dark @alone', async ({
  editor,
  newPage,
}) => {
  await newPage()
  const name = `Anna ${Date.now()}`
  await leaveEntry(name)
  await editor.goto('/admin')
  const board = editor.getByRole('region', { name: 'Was wartet' })
  const requests = board.getByRole('region', { name: /neue Anfrage/ })
  await expect(requests).toContainText(name)
  const changes = board.getByRole('region', { name: /Veröffentlichung/ })
  await expect(changes).toContainText('von Marta Lindenmann')
  for (const colorScheme of ['light', 'dark'] as const) {
    await editor.emulateMedia({ colorScheme })
    for (const width of [390, 768, 1440]) {
      await editor.setViewportSize({ width, height: 900 })
      await editor.reload()
      await expect(requests).toContainText(name)
      await fits(editor)
    }
  }
  await requests.getByRole('link', { name }).click()
  await expect(editor.getByRole('heading', { name })).toBeVisible()
  await editor.goto('/admin')
  await board.getByRole('link', { name: 'Website bearbeiten' }).click()
  await expect(editor.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })).toBeVisible()
})
