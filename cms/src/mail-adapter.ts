import { nodemailerAdapter } from '@payloadcms/email-nodemailer'

interface MailServer {
  readonly url: string
  /** A name with an address in angle brackets, or an address alone. */
  readonly from: string
}

/** Sends Payload's mails, and those of the outbox, to a mail server. Nothing is asked of it before the first mail. */
export function mailAdapter({ url, from }: MailServer): ReturnType<typeof nodemailerAdapter> {
  const at = from.indexOf('<')
  const [name, address] = at < 0 ? ['', from] : [from.slice(0, at), from.slice(at + 1).replace('>', '')]
  return nodemailerAdapter({
    defaultFromName: name.trim(),
    defaultFromAddress: address.trim(),
    skipVerify: true,
    transportOptions: { url, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 } as never,
  })
}
