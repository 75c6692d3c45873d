import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from '../fixtures.ts'
import { mailTo } from './mails.ts'

/** A mail that was tried for three days and given up. To make a mail server refuse it so long takes so long. */
async function giveUpMail(address: string): Promise<void> {
  const run = JSON.parse(readFileSync(`${process.env.E2E_DATA_DIR}/run.json`, 'utf8')) as { databaseUrl: string }
  const client = new pg.Client({ connectionString: run.databaseUrl })
  await client.connect()
  await client.query(
    `insert into bf_mails ("to", subject, text, html, created_at, failed_at)
     values ($1, 'Ihre Anfrage', 'Guten Tag', '<p>Guten Tag</p>', now() - interval '3 days', now())`,
    [address],
  )
  await client.end()
}

test('a mail that was given up is told in the editor and on the admin’s first page, with what to do, and goes when it is sent again @alone', async ({
  editor: page,
}) => {
  const address = `anna-${randomUUID()}@example.ch`
  await giveUpMail(address)
  await page.goto('/de/edit?toolbar=1')
  const toast = page.getByRole('listitem').filter({ hasText: '1 Mail der Website konnte nicht zugestellt werden.' })
  await expect(toast).toContainText('Verloren ist nichts.')
  const opened = page.waitForEvent('popup')
  await toast.getByRole('button', { name: 'Ansehen' }).click()
  const outbox = await opened
  await expect(outbox.getByRole('region', { name: 'Mails, die nicht angekommen sind' })).toContainText(address)

  await page.goto('/admin')
  const box = page.getByRole('region', { name: 'Mails, die nicht angekommen sind' })
  await expect(box).toContainText('1 Mail konnte in drei Tagen nicht zugestellt werden.')
  await expect(box).toContainText('unter «Anfragen»')
  await box.getByRole('button', { name: 'Nochmals senden' }).click()
  await expect(page.getByText('Die Mails gehen nochmals an den Mailserver.')).toBeVisible()
  expect((await mailTo(address)).subject).toBe('Ihre Anfrage')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Was wartet' })).toBeVisible()
  await expect(box).toHaveCount(0)
})
