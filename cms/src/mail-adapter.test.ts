import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { startMailCatcher } from '../../local/src/mail/start-mail-catcher.ts'
import { mailAdapter } from './mail-adapter.ts'

test('a mail that is HTML alone is sent with its words and links as text too', async () => {
  const catcher = await startMailCatcher()
  const nameOf = async () => 'Optik «Lindenhof», Bülach'
  const adapter = await mailAdapter({ url: catcher.smtpUrl, from: 'Blickfang <hallo@lindenhof.ch>', nameOf })
  const { sendEmail } = adapter({ payload: {} as Payload })
  const html =
    '<h1>Neues Passwort</h1><p><a href="https://lindenhof.ch/admin/reset/1">Wählen</a><img src="logo.png"></p>'
  await sendEmail({ to: 'vera@example.ch', subject: 'Neues Passwort', html })
  await sendEmail({ to: 'vera@example.ch', subject: 'Mit Text', html, text: 'Eigener Text' })
  const texts = catcher.mails.map(({ text }) => text.trim())
  expect(texts[0]).toMatch(/^NEUES PASSWORT\s+Wählen \[https:\/\/lindenhof\.ch\/admin\/reset\/1\]$/)
  expect(texts[1]).toBe('Eigener Text')
  expect(catcher.mails.map(({ from }) => from)).toEqual(
    Array(2).fill('"Optik «Lindenhof», Bülach" <hallo@lindenhof.ch>'),
  )
  await catcher.stop()
})
