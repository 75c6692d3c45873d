import { randomUUID } from 'node:crypto'
import { sendContact } from '@blickfang/shared/api/v1/form.ts'
import { removeExpired } from '@blickfang/shared/jobs/remove-expired/job.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../../../../../local/src/mail/start-mail-catcher.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import type { JobRunner } from '../../queue/job-runner.ts'
import { queueJob } from '../../queue/queue-job.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let catcher: MailCatcher
let runner: JobRunner | undefined

const entry = {
  anrede: 'frau',
  vorname: 'Anna',
  nachname: 'Müller',
  plz: '8400',
  telefon: '+41 52 212 47 30',
  email: 'anna@example.ch',
  existingCustomer: 'ja',
  themes: ['myopieManagement', 'sonstiges'],
  bevorzugterTermin: '2026-12-01',
  bevorzugteUhrzeit: 'vormittag',
  fragenAnmerkungen: '<b>Meine Augen</b> brennen',
  lang: 'de',
} as const

beforeAll(async () => {
  catcher = await startMailCatcher()
  process.env.SMTP_URL = catcher.smtpUrl
  process.env.MAIL_FROM = 'Optik Lindenhof <hallo@optik-lindenhof.ch>'
  cms = await startCms()
  await cms.db.rows(sql`
    update settings set "values" = jsonb_build_object('contact',
      jsonb_build_object('email', 'hallo@optik-lindenhof.ch', 'companyName', 'Optik Lindenhof'))`)
})

beforeEach(async () => {
  for (const table of ['submissions', 'payload_jobs', 'rate_limits']) await cms.db.rows(sql.raw(`delete from ${table}`))
})

afterEach(async () => {
  await runner?.stop()
  runner = undefined
  catcher.refuse(false)
})

afterAll(async () => {
  await catcher.stop()
  await cms.stop()
})

let visitor = 0
/** Each from a network of its own, so that one test's limit is no other's. */
const send = (body: object, network = `192.0.2.${visitor++}`) =>
  cms.request({
    ...{
      method: 'POST',
      path: `/v1${sendContact.path}`,
      as: null,
      body: { ...entry, key: randomUUID(), filledMs: 20_000, ...body },
    },
    headers: { 'x-forwarded-for': network },
  })
const kept = () => cms.db.rows<{ values: object; title: string }>(sql`select "values", title from submissions`)
const caught = (address: string) => catcher.mails.filter(({ to }) => to === address)
const eventually = (look: () => void) => vi.waitFor(look, { timeout: 30_000, interval: 100 })

test('a request for an appointment is kept, confirmed to its sender and told to the shop', async () => {
  expect((await send({})).json).toEqual({ status: 200, success: true })
  expect(await kept()).toMatchObject([{ title: 'Anna Müller', values: { themes: entry.themes, ort: '' } }])
  runner = startJobs(cms.payload)
  await eventually(() =>
    expect([caught('anna@example.ch'), caught('hallo@optik-lindenhof.ch')]).toMatchObject([[{}], [{}]]),
  )
  const [confirmation] = caught('anna@example.ch')
  expect(confirmation).toMatchObject({
    subject: 'Ihre Anfrage bei Optik Lindenhof',
    replyTo: 'hallo@optik-lindenhof.ch',
  })
  expect(confirmation?.text).not.toContain('Myopie')
  const [notice] = caught('hallo@optik-lindenhof.ch')
  expect(notice).toMatchObject({ subject: 'Neue Anfrage über die Website', replyTo: 'anna@example.ch' })
  expect(notice?.text).toContain('Worum geht es? Myopie-Management, Sonstiges')
  expect(notice?.html).toContain('&#60;b&#62;Meine Augen&#60;/b&#62;')
})

test('the shop reads an entry in the language of its editor, with days in words, the sender in that of the page', async () => {
  await cms.db.rows(sql`update settings set "values" = "values" || '{"editor":{"locale":"fr"}}'::jsonb`)
  await send({ email: 'lingua@example.ch', dateOfBirth: '1988-03-04' })
  await cms.db.rows(sql`update settings set "values" = "values" - 'editor'`)
  const mails = await cms.db.rows<{ to: string; subject: string; text: string; html: string }>(
    sql`select "to", subject, text, html from mails where "to" = 'lingua@example.ch' or reply_to = 'lingua@example.ch'`,
  )
  const [confirmation, notice] = ['lingua@example.ch', 'hallo@optik-lindenhof.ch'].map((address) =>
    mails.find(({ to }) => to === address),
  )
  expect(confirmation?.subject).toBe('Ihre Anfrage bei Optik Lindenhof')
  expect(notice?.subject).toBe('Nouvelle demande par le site')
  expect(notice?.text).toContain('Date de naissance: 4 mars 1988')
  expect(notice?.text).toContain('Date souhaitée: mardi 1 décembre 2026')
  expect(notice?.html).toContain('/api/media/picture/drawn-o-499ddd.svg/icon-180.png')
})

test('a double click and a second try after a lost answer are one entry', async () => {
  const key = randomUUID()
  const answers = await Promise.all([send({ key }), send({ key }), send({ key })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await kept()).toHaveLength(1)
  expect(await cms.db.rows(sql`select 1 from mails`)).toHaveLength(2)
})

test('a mail server that is busy gets the same mail again, under the same id', async () => {
  const warn = vi.spyOn(cms.payload.logger, 'warn')
  catcher.refuse(true)
  await send({ email: 'grey@example.ch' })
  runner = startJobs(cms.payload)
  await eventually(() =>
    expect(warn.mock.calls.map(([told]) => told)).toContainEqual(
      expect.objectContaining({ job: 'sendMail', waitMs: 60_000 }),
    ),
  )
  expect(JSON.stringify(warn.mock.calls)).not.toContain('grey@example.ch')
  catcher.refuse(false)
  await cms.db.rows(sql`update payload_jobs set due_at = now()`)
  await eventually(() => expect(caught('grey@example.ch')).toHaveLength(1))
  const [mail] = await cms.db.rows<{ id: string }>(sql`select id from mails where "to" = 'grey@example.ch'`)
  expect(caught('grey@example.ch')[0]?.messageId).toBe(`<${mail?.id}@localhost>`)
})

test.each([
  ['a filled trap', { website: 'https://spam.example' }, { website: 'Spam detected' }],
  ['a form filled in within a second', { filledMs: 900 }, { website: 'Spam detected' }],
])('%s is a machine: nothing is kept and nothing is sent', async (_, body, fields) => {
  expect(await send(body)).toMatchObject({ status: 400, json: { code: 'INVALID', fields } })
  expect(await kept()).toEqual([])
  expect(await cms.db.rows(sql`select 1 from mails where submission_id is not null`)).toEqual([])
})

test.each([
  ['anrede', { anrede: 'dr' }],
  ['vorname', { vorname: '  ' }],
  ['email', { email: 'anna@' }],
  ['telefon', { telefon: 'keine' }],
  ['themes', { themes: [] }],
  ['bevorzugterTermin', { bevorzugterTermin: '' }],
  ['existingCustomer', { existingCustomer: undefined }],
])('a wrong %s is named', async (name, body) => {
  const { status, json } = await send(body)
  expect(status).toBe(400)
  expect(Object.keys(json.fields)).toEqual([name])
})

test('a recipient and words that the browser names are never used', async () => {
  const spam = { subject: 'Buy now', body: 'cheap', signature: 'x' }
  await send({ contactEmail: 'victim@example.ch', appNameFallback: 'Bank', confirmationEmailTranslations: spam })
  const mails = await cms.db.rows<{ to: string; text: string }>(sql`select "to", text, subject from mails`)
  expect(mails.map(({ to }) => to).sort()).toEqual(['anna@example.ch', 'hallo@optik-lindenhof.ch'])
  expect(JSON.stringify(mails)).not.toMatch(/Buy now|cheap|Bank|victim/)
})

test('a name with line breaks adds no header to a mail', async () => {
  await send({ vorname: 'Anna\r\nBcc: victim@example.ch', email: 'break@example.ch' })
  runner = startJobs(cms.payload)
  await eventually(() => expect(caught('break@example.ch')).toHaveLength(1))
  expect(caught('victim@example.ch')).toEqual([])
})

test('one network sends ten entries in ten minutes and no more', async () => {
  const statuses = []
  for (let count = 0; count < 11; count++) statuses.push((await send({}, '198.51.100.7')).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('entries are read by who is signed in, by nobody else, and not by GraphQL', async () => {
  await send({})
  expect((await cms.request({ method: 'GET', path: '/submissions', as: null })).status).toBe(403)
  expect((await cms.request({ method: 'GET', path: '/mails', as: null })).status).toBe(403)
  expect((await cms.request({ method: 'GET', path: '/submissions' })).json.docs).toHaveLength(1)
})

test('an entry and its mails are removed after 180 days, by themselves', async () => {
  await send({})
  await send({ email: 'young@example.ch' })
  await cms.db.rows(sql`
    update submissions set created_at = now() - interval '181 days' where "values"->>'email' = 'anna@example.ch'`)
  await queueJob(cms.db, removeExpired, { input: {} })
  runner = startJobs(cms.payload)
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ values: { email: 'young@example.ch' } }]), 30_000)
  expect(await cms.db.rows(sql`select 1 from mails where "to" = 'anna@example.ch'`)).toEqual([])
})

test('an entry is removed after the days that the settings say', async () => {
  await send({})
  await cms.db.rows(sql`update submissions set created_at = now() - interval '31 days'`)
  await cms.db.rows(sql`update settings set "values" = "values" || '{"forms":{"keepDays":30}}'::jsonb`)
  await queueJob(cms.db, removeExpired, { input: {} })
  runner = startJobs(cms.payload)
  await vi.waitFor(async () => expect(await kept()).toEqual([]), 30_000)
})
