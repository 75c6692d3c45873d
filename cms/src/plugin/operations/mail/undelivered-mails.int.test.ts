import { randomUUID } from 'node:crypto'
import { sendContact } from '@blickfang/contract/api/v1/form.ts'
import { countUndeliveredMails, resendMails } from '@blickfang/contract/api/v1/mail.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../../../../../local/src/mail/start-mail-catcher.ts'
import type { JobRunner } from '../../queue/job-runner.ts'
import { startJobs } from '../../start-jobs.ts'
import { openedBefore } from '../../testing/opened-before.ts'
import { publishPageWith } from '../../testing/publish-page-with.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let catcher: MailCatcher
let runner: JobRunner | undefined

beforeAll(async () => {
  catcher = await startMailCatcher()
  process.env.SMTP_URL = catcher.smtpUrl
  process.env.MAIL_FROM = 'Optik Lindenhof <hallo@optik-lindenhof.ch>'
  cms = await startCms()
  await publishPageWith(cms, 'contactForm')
  const contact = { contact: { email: 'hallo@optik-lindenhof.ch', companyName: 'Optik Lindenhof' } }
  await cms.db.rows(sql`update bf_settings set "values" = ${JSON.stringify(contact)}::jsonb`)
})

beforeEach(async () => {
  for (const table of ['bf_submissions', 'bf_mails', 'bf_confirmations', 'payload_jobs', 'bf_rate_limits'])
    await cms.db.rows(sql.raw(`delete from ${table}`))
  catcher.refuse(true)
  await send()
})

afterEach(() => runner?.stop())

afterAll(async () => {
  await catcher.stop()
  await cms.stop()
})

/** An entry has two mails: the confirmation to its sender, and the notification to the shop. */
async function send(): Promise<void> {
  const body = {
    ...{ anrede: 'frau', vorname: 'Anna', nachname: 'Müller', plz: '8400', telefon: '052 212 47 30' },
    ...{ email: 'anna@example.ch', existingCustomer: 'ja', themes: ['sonstiges'], bevorzugterTermin: '2030-01-15' },
    ...{ bevorzugteUhrzeit: 'vormittag', lang: 'de', key: randomUUID(), opened: openedBefore(cms.payload) },
  }
  const answer = await cms.request({ method: 'POST', path: `/v1${sendContact.path}`, as: null, body })
  expect(answer.status).toBe(200)
}

const count = async () => {
  const { failed, waiting, withheld } = (await cms.request({ method: 'GET', path: `/v1${countUndeliveredMails.path}` }))
    .json
  return { failed, waiting, ...(withheld && { withheld }) }
}
const resend = (as = cms.editor) => cms.request({ method: 'POST', path: `/v1${resendMails.path}`, body: {}, as })
const eventually = (look: () => Promise<void> | void) => vi.waitFor(look, { timeout: 30_000, interval: 100 })
const arrived = () => catcher.mails.filter(({ to }) => to === 'anna@example.ch')

test('mails that wait for over an hour, and those that were given up, are counted for who is signed in', async () => {
  expect(await count()).toEqual({ failed: 0, waiting: 0 })
  await cms.db.rows(sql`update bf_mails set created_at = now() - interval '61 minutes'`)
  expect(await count()).toEqual({ failed: 0, waiting: 2 })
  await cms.db.rows(sql`update payload_jobs set created_at = now() - interval '73 hours'`)
  runner = startJobs(cms.payload)
  await eventually(async () => expect(await count()).toEqual({ failed: 2, waiting: 0 }))
  expect((await cms.request({ method: 'GET', path: `/v1${countUndeliveredMails.path}`, as: null })).status).toBe(401)
})

test('a mail whose process ended again and again is given up where people look', async () => {
  await cms.db.rows(sql`update payload_jobs set lost = 6`)
  runner = startJobs(cms.payload)
  await eventually(async () => expect(await count()).toEqual({ failed: 2, waiting: 0 }))
})

test('mails that were given up are sent again on request, once each however often one asks', async () => {
  await cms.db.rows(sql`update payload_jobs set created_at = now() - interval '73 hours'`)
  runner = startJobs(cms.payload)
  await eventually(async () => expect(await count()).toEqual({ failed: 2, waiting: 0 }))
  catcher.refuse(false)
  await Promise.all([resend(), resend(), resend()])
  await eventually(() => expect(arrived()).toHaveLength(1))
  await eventually(async () => expect(await count()).toEqual({ failed: 0, waiting: 0 }))
  const left = sql`select 1 from payload_jobs where task_slug = 'sendMail' and ended_at is null`
  await eventually(async () => expect(await cms.db.rows(left)).toEqual([]))
  expect(arrived()).toHaveLength(1)
})

test('mails that wait for their next time go at once on request', async () => {
  runner = startJobs(cms.payload)
  const put = sql`select 1 from payload_jobs where task_slug = 'sendMail' and due_at > now() and leased_by is null`
  await eventually(async () => expect(await cms.db.rows(put)).toHaveLength(2))
  const before = arrived().length
  catcher.refuse(false)
  await resend()
  await eventually(() => expect(arrived()).toHaveLength(before + 1))
})

test('mails about accounts are sent again by an admin, and by nobody to whom they are not shown', async () => {
  await cms.db.rows(sql`update bf_mails set submission_id = null`)
  await cms.db.rows(sql`update bf_mails set failed_at = now() where "to" = 'anna@example.ch'`)
  await cms.db.rows(sql`update payload_jobs set due_at = now() + interval '1 hour'`)
  await cms.db.rows(sql`update payload_jobs set ended_at = now()
    where input ->> 'mail' in (select id::text from bf_mails where failed_at is not null)`)
  const waits = () =>
    cms.db.rows(sql`select due_at > now() as later from payload_jobs where ended_at is null order by due_at`)
  const failed = () => cms.db.rows(sql`select id from bf_mails where failed_at is not null`)
  expect(await resend()).toMatchObject({ status: 200 })
  expect([await waits(), (await failed()).length]).toEqual([[{ later: true }], 1])
  expect(await resend(cms.admin)).toMatchObject({ status: 200 })
  expect([await waits(), (await failed()).length]).toEqual([[{ later: false }, { later: null }], 0])
})
