import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { type CaughtMail, mailPage } from './mail-page.ts'

export interface MailCatcher {
  /** For SMTP_URL. */
  readonly smtpUrl: string
  /** Where a person reads the mails, and a program below `/mails.json`. */
  readonly url: string
  /** The latest last. */
  readonly mails: readonly CaughtMail[]
  /** Makes the server answer mails as one does that is busy (true) or take them (false). */
  refuse(isRefusing: boolean): void
  stop(): Promise<void>
}

/** Most mails that are kept, so that a long session does not fill the memory. */
const maxMails = 5_000

/** Takes every mail that this machine's site sends, sends none on, and shows them on a page. */
export async function startMailCatcher(ports: { smtp?: number; page?: number } = {}): Promise<MailCatcher> {
  const mails: CaughtMail[] = []
  let isRefusing = false
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      // The text that was sent, not one that is made of the HTML here.
      simpleParser(stream, { skipHtmlToText: true }).then((mail) => {
        if (isRefusing) return done(Object.assign(new Error('Greylisted, try again later'), { responseCode: 451 }))
        const text = (address: typeof mail.to | typeof mail.from) =>
          [address ?? []]
            .flat()
            .map((one) => one.text)
            .join(', ')
        mails.push({
          messageId: mail.messageId ?? '',
          ...{ from: text(mail.from), to: text(mail.to), replyTo: text(mail.replyTo) },
          ...{ subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html || '', at: new Date() },
          headers: mail.headerLines.map(({ key }) => key),
          recipients: envelope.rcptTo.map(({ address }) => address),
        })
        if (mails.length > maxMails) mails.shift()
        done()
      }, done)
    },
  })
  smtp.on('error', () => undefined)
  smtp.listen(ports.smtp ?? 0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const page = createServer((request, response) => {
    if (request.url === '/mails.json') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(mails))
      return
    }
    response.setHeader('content-security-policy', "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'")
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(mailPage(mails))
  })
  await once(page.listen(ports.page ?? 0, '127.0.0.1'), 'listening')
  return {
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    url: `http://127.0.0.1:${(page.address() as AddressInfo).port}`,
    mails,
    refuse: (refusing) => {
      isRefusing = refusing
    },
    stop: async () => {
      await Promise.all([new Promise<void>((closed) => smtp.close(closed)), close(page)])
    },
  }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
}
