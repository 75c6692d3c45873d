import { startJobs } from '../start-jobs.ts'
import { startCms, type TestCms } from './start-cms.ts'

/** Server that takes mails, as the tests start one. */
interface MailServer {
  readonly smtpUrl: string
  readonly stop: () => Promise<unknown>
}

interface MailingCms {
  readonly cms: TestCms
  /** Ends the mail server too. */
  readonly stop: () => Promise<void>
}

/** Starts a cms whose jobs send its mails by this server. */
export async function startMailingCms(
  server: MailServer,
  from = 'Optik Lindenhof <hallo@optik-lindenhof.ch>',
): Promise<MailingCms> {
  process.env.SMTP_URL = server.smtpUrl
  process.env.MAIL_FROM = from
  const cms = await startCms()
  const runner = startJobs(cms.payload)
  return {
    cms,
    stop: async () => {
      await runner.stop()
      await server.stop()
      await cms.stop()
    },
  }
}
