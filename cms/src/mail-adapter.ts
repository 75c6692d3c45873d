/// <reference path="./html-to-text.d.ts" />
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { convert } from 'html-to-text'
import type { EmailAdapter, Payload, SendEmailOptions } from 'payload'

interface MailServer {
  readonly url: string
  /** A name with an address in angle brackets, or an address alone. */
  readonly from: string
  /** Name of the sender: the site's own name, whatever `from` is called. */
  readonly nameOf: (payload: Payload) => Promise<string>
}

/** Sends Payload's mails, and those of the outbox, to a mail server. Nothing is asked of it before the first mail. */
export async function mailAdapter({ url, from, nameOf }: MailServer): Promise<EmailAdapter> {
  const at = from.indexOf('<')
  const [name, address] = at < 0 ? ['', from] : [from.slice(0, at), from.slice(at + 1).replace('>', '')]
  const adapter = await nodemailerAdapter({
    defaultFromName: name.trim(),
    defaultFromAddress: address.trim(),
    skipVerify: true,
    transportOptions: { url, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 } as never,
  })
  return (given) => {
    const own = adapter(given)
    return {
      ...own,
      sendEmail: async (mail) => {
        const name = await nameOf(given.payload)
        return own.sendEmail(withText({ ...mail, from: { name, address: address.trim() } }))
      },
    }
  }
}

/** Payload's own mails are HTML alone: some programs show none, and filters mistrust it. */
function withText(mail: SendEmailOptions): SendEmailOptions {
  if (mail.text || typeof mail.html !== 'string') return mail
  const selectors = [{ selector: 'img', format: 'skip' }]
  return { ...mail, text: convert(mail.html, { wordwrap: false, selectors }) }
}
