import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'

export interface ReadMail {
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
}

/** The mails to one address that this run's catcher has taken. */
export async function mailsTo(address: string): Promise<ReadMail[]> {
  const { mailUrl } = JSON.parse(readFileSync(`${process.env.E2E_DATA_DIR}/run.json`, 'utf8')) as { mailUrl: string }
  const mails: ReadMail[] = await (await fetch(`${mailUrl}/mails.json`)).json()
  return mails.filter(({ to }) => to === address)
}

/** The one mail to an address, once it has arrived. */
export async function mailTo(address: string): Promise<ReadMail> {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(1)
  const [mail] = await mailsTo(address)
  if (!mail) throw new Error(`No mail to ${address}`)
  return mail
}
