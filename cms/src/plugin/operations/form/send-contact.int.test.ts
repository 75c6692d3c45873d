import { randomUUID } from 'node:crypto'
import { openForm, sendContact } from '@blickfang/contract/api/v1/form.ts'
import { countUndeliveredMails } from '@blickfang/contract/api/v1/mail.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../../../../../local/src/mail/start-mail-catcher.ts'
import type { JobRunner } from '../../queue/job-runner.ts'
import { queueJob } from '../../queue/queue-job.ts'
import { startJobs } from '../../start-jobs.ts'
import { openedBefore } from '../../testing/opened-before.ts'
import { publishPageWith } from '../../testing/publish-page-with.ts'
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
  bevorzugterTermin: '2030-01-15',
  bevorzugteUhrzeit: 'vormittag',
  fragenAnmerkungen: '<b>Meine Augen</b> brennen',
  lang: 'de',
} as const

beforeAll(async () => {
  catcher = await startMailCatcher()
  process.env.SMTP_URL = catcher.smtpUrl
  process.env.MAIL_FROM = 'Optik Lindenhof <hallo@optik-lindenhof.ch>'
  cms = await startCms()
  await publishPageWith(cms, 'contactForm')
  await cms.db.rows(sql`
    update bf_settings set "values" = jsonb_build_object('contact',
      jsonb_build_object('email', 'hallo@optik-lindenhof.ch', 'companyName', 'Optik Lindenhof'))`)
})

beforeEach(async () => {
  for (const table of ['bf_submissions', 'bf_confirmations', 'payload_jobs', 'bf_rate_limits'])
    await cms.db.rows(sql.raw(`delete from ${table}`))
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
      body: { ...entry, key: randomUUID(), opened: openedBefore(cms.payload), ...body },
    },
    headers: { 'x-forwarded-for': network },
  })
const kept = () => cms.db.rows<{ values: object; title: string }>(sql`select "values", title from bf_submissions`)
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
  await cms.db.rows(sql`update bf_settings set "values" = "values" || '{"editor":{"locale":"fr"}}'::jsonb`)
  await send({ email: 'lingua@example.ch', dateOfBirth: '1988-03-04' })
  await cms.db.rows(sql`update bf_settings set "values" = "values" - 'editor'`)
  const mails = await cms.db.rows<{ to: string; subject: string; text: string; html: string }>(
    sql`select "to", subject, text, html from bf_mails where "to" = 'lingua@example.ch' or reply_to = 'lingua@example.ch'`,
  )
  const [confirmation, notice] = ['lingua@example.ch', 'hallo@optik-lindenhof.ch'].map((address) =>
    mails.find(({ to }) => to === address),
  )
  expect(confirmation?.subject).toBe('Ihre Anfrage bei Optik Lindenhof')
  expect(notice?.subject).toBe('Nouvelle demande par le site')
  expect(notice?.text).toContain('Date de naissance: 4 mars 1988')
  expect(notice?.text).toMatch(/Date souhaitée: mardi,? 15 janvier 2030/)
  expect(notice?.html).toContain('/api/bf-media/picture/drawn-o-499ddd.svg/icon-180.png')
})

test('a double click and a second try after a lost answer are one entry', async () => {
  const key = randomUUID()
  const answers = await Promise.all([send({ key }), send({ key }), send({ key })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await kept()).toHaveLength(1)
  expect(await cms.db.rows(sql`select 1 from bf_mails`)).toHaveLength(2)
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
  const [mail] = await cms.db.rows<{ id: string }>(sql`select id from bf_mails where "to" = 'grey@example.ch'`)
  expect(caught('grey@example.ch')[0]?.messageId).toBe(`<${mail?.id}@localhost>`)
})

test.each([['a filled trap', { website: 'https://spam.example' }, { website: 'Spam detected' }]])(
  '%s is a machine: nothing is kept and nothing is sent',
  async (_, body, fields) => {
    expect(await send(body)).toMatchObject({ status: 400, json: { code: 'INVALID', fields } })
    expect(await kept()).toEqual([])
    expect(await cms.db.rows(sql`select 1 from bf_mails where submission_id is not null`)).toEqual([])
  },
)

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

test.each([
  ['earlier than a person could', () => openedBefore(cms.payload, 2_000)],
  ['with a moment of the day before', () => openedBefore(cms.payload, 25 * 60 * 60 * 1000)],
  ['with a moment of another site', () => openedBefore({ secret: 'x'.repeat(40) })],
])('what is sent %s is a machine’s, until it has a moment that counts', async (_, moment) => {
  const fields = { website: 'Spam detected', opened: expect.any(String) }
  expect(await send({ opened: moment() })).toMatchObject({ status: 400, json: { fields } })
  expect(await kept()).toEqual([])
  const key = randomUUID()
  expect([(await send({ key, opened: moment() })).status, (await send({ key })).status]).toEqual([400, 200])
})

test('a moment is good for one entry, and the same entry may come again', async () => {
  const { opened } = (await cms.request({ method: 'POST', path: `/v1${openForm.path}`, as: null, body: {} })).json
  expect((await send({ opened })).status).toBe(400)
  const [moment, key] = [openedBefore(cms.payload), randomUUID()]
  const answers = await Promise.all([send({ opened: moment, key }), send({ opened: moment, key })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const others = await Promise.all(Array.from({ length: 5 }, () => send({ opened: moment })))
  expect(others.map(({ status }) => status)).toEqual(Array(5).fill(400))
  expect(await kept()).toHaveLength(1)
})

const confirmedTo = () =>
  cms.db.rows<{ to: string }>(sql`select "to" from bf_mails where "to" <> 'hallo@optik-lindenhof.ch'`)

test('an address gets one confirmation an hour, however it is written, and the shop every notification', async () => {
  const written = [
    'vera@example.ch',
    'VERA@example.ch',
    'vera+1@example.ch',
    'Vera+gewinn@Example.CH',
    'vera@example.ch',
  ]
  const answers = await Promise.all(written.map((email) => send({ email })))
  expect(answers.map(({ status }) => status)).toEqual(written.map(() => 200))
  expect(await confirmedTo()).toHaveLength(1)
  expect(await kept()).toHaveLength(written.length)
  expect(await cms.db.rows(sql`select 1 from bf_mails where "to" = 'hallo@optik-lindenhof.ch'`)).toHaveLength(
    written.length,
  )
  await cms.db.rows(sql`update bf_confirmations set created_at = created_at - interval '61 minutes'`)
  await send({ email: 'vera@example.ch' })
  expect(await confirmedTo()).toHaveLength(2)
})

test('the site sends so many confirmations a day: what is above is told in the admin, kept, and told to the shop', async () => {
  cms.payload.config.custom.blickfang.confirmationsPerDay = 3
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => send({ email: `flood-${at}@example.ch` })))
  cms.payload.config.custom.blickfang.confirmationsPerDay = 200
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect([await kept(), await confirmedTo()].map(({ length }) => length)).toEqual([8, 3])
  expect((await cms.call(countUndeliveredMails, {})).json).toMatchObject({ withheld: 5 })
})

const attacks = [
  ...[
    'Gewinn!\nJetzt 500 CHF abholen:\nhttps://evil.example/x Ihr Los',
    'evil.example',
    'www.evil.example',
    'x@evil.example',
  ],
  ...['Anna\u202eevil', 'ruf 0900 123 456', '<a href="https://evil.example">hier</a>', '\u200b', 'klicken sie hier'],
]

test.each(attacks)('nothing of %j reaches who has not asked for it, whatever the field', async (attack) => {
  const texts = ['vorname', 'nachname', 'strasse', 'plz', 'ort', 'telefon', 'fragenAnmerkungen']
  const statuses: number[] = []
  for (const [at, field] of texts.entries()) {
    const words = field === 'telefon' ? `052 212 47 30 ${attack}`.slice(0, 40) : attack
    statuses.push((await send({ [field]: words.slice(0, 100), email: `victim-${at}@example.ch` })).status)
  }
  const mails = await cms.db.rows<{ text: string; html: string; subject: string; replyTo: string }>(
    sql`select text, html, subject, reply_to as "replyTo" from bf_mails where "to" like 'victim-%'`,
  )
  expect(mails).toHaveLength(statuses.filter((status) => status === 200).length)
  const words = attack.split(/[\s<>"=/]+/).filter((word) => word.length > 3)
  for (const mail of mails) for (const word of words) expect(JSON.stringify(mail)).not.toContain(word)
})

test('what was sent says to whom, what and when, and no longer what was said', async () => {
  await send({ email: 'after@example.ch' })
  runner = startJobs(cms.payload)
  await eventually(() => expect(caught('after@example.ch')).toHaveLength(1))
  const row = sql`select subject, text, html, sent_at as "sentAt" from bf_mails where "to" = 'after@example.ch'`
  await vi.waitFor(async () => {
    const [mail] = await cms.db.rows<{ sentAt: string | null }>(row)
    expect(mail).toMatchObject({
      subject: 'Ihre Anfrage bei Optik Lindenhof',
      text: '',
      html: '',
      sentAt: expect.anything(),
    })
  }, 30_000)
})

const branch = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'

test.each([
  ['yesterday', { bevorzugterTermin: '2020-01-07' }, { bevorzugterTermin: 'pastDay' }],
  ['a day on which the shop is closed', { bevorzugterTermin: '2030-01-13' }, { bevorzugterTermin: 'closedDay' }],
  ['a special day on which it is closed', { bevorzugterTermin: '2030-12-24' }, { bevorzugterTermin: 'closedDay' }],
  ['a day of no calendar', { bevorzugterTermin: '2030-02-30' }, { bevorzugterTermin: expect.any(String) }],
  ['a birth to come', { dateOfBirth: '2099-01-01' }, { dateOfBirth: 'birth' }],
  ['a birth of before', { dateOfBirth: '1850-01-01' }, { dateOfBirth: 'birth' }],
  ['a theme that the form does not offer', { themes: ['sonstiges', 'kontaktlinsenAbo'] }, { themes: 'themes' }],
  ['a name that turns the mail around', { vorname: 'Anna\u202e' }, { vorname: 'signs' }],
  ['a name that nobody sees', { nachname: '\u200b' }, { nachname: 'required' }],
  ['a phone that is a script', { telefon: 'javascript:alert(1)1' }, { telefon: expect.any(String) }],
])('%s is refused with the field, by the rule of the page', async (_, body, fields) => {
  await cms.db.rows(sql`insert into bf_branches (id, name) values (${branch}, 'Optik')`)
  await cms.db.rows(sql`
    insert into bf_branches_periods (_order, _parent_id, id, day, open, close)
    select day, ${branch}::uuid, day::text, day, '09:00', '18:00' from generate_series(1, 6) day`)
  await cms.db.rows(sql`
    insert into bf_branches_special (_order, _parent_id, id, date, open, close)
    values (1, ${branch}, 's', '2030-12-24', '00:30', '00:30')`)
  await cms.db.rows(sql`
    update bf_groups set published = published || '{"options.kontaktlinsenAbo": false}' where name = 'contactForm'`)
  const answer = await send(body)
  await cms.db.rows(sql`delete from bf_branches`)
  expect([answer.status, answer.json.fields]).toEqual([400, fields])
  expect(await kept()).toEqual([])
})

test('a form that stands on no page takes nothing', async () => {
  await cms.db.rows(sql`update bf_groups set published = published || '{"archived": true}' where name = 'contactForm'`)
  const answer = await send({})
  await cms.db.rows(sql`update bf_groups set published = published - 'archived' where name = 'contactForm'`)
  expect(answer).toMatchObject({ status: 400, json: { fields: { closed: 'closed' } } })
})

test('a recipient and words that the browser names are never used', async () => {
  const spam = { subject: 'Buy now', body: 'cheap', signature: 'x' }
  await send({ contactEmail: 'victim@example.ch', appNameFallback: 'Bank', confirmationEmailTranslations: spam })
  const mails = await cms.db.rows<{ to: string; text: string }>(sql`select "to", text, subject from bf_mails`)
  expect(mails.map(({ to }) => to).sort()).toEqual(['anna@example.ch', 'hallo@optik-lindenhof.ch'])
  expect(JSON.stringify(mails)).not.toMatch(/Buy now|cheap|Bank|victim/)
})

test('a name with line breaks adds no header to a mail', async () => {
  expect((await send({ vorname: 'Anna\r\nBcc: victim@example.ch' })).status).toBe(400)
  await send({ fragenAnmerkungen: 'Anna\r\nBcc: victim@example.ch', email: 'break@example.ch' })
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
  expect((await cms.request({ method: 'GET', path: '/bf-submissions', as: null })).status).toBe(403)
  expect((await cms.request({ method: 'GET', path: '/bf-mails', as: null })).status).toBe(403)
  expect((await cms.request({ method: 'GET', path: '/bf-submissions' })).json.docs).toHaveLength(1)
})

test('an entry and its mails are removed after 180 days, by themselves', async () => {
  await send({})
  await send({ email: 'young@example.ch' })
  await cms.db.rows(sql`
    update bf_submissions set created_at = now() - interval '181 days' where "values"->>'email' = 'anna@example.ch'`)
  await queueJob(cms.db, 'removeExpired', { input: {} })
  runner = startJobs(cms.payload)
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ values: { email: 'young@example.ch' } }]), 30_000)
  expect(await cms.db.rows(sql`select 1 from bf_mails where "to" = 'anna@example.ch'`)).toEqual([])
})

test('an entry is removed after the days that the settings say', async () => {
  await send({})
  await cms.db.rows(sql`update bf_submissions set created_at = now() - interval '31 days'`)
  await cms.db.rows(sql`update bf_settings set "values" = "values" || '{"forms":{"keepDays":30}}'::jsonb`)
  await queueJob(cms.db, 'removeExpired', { input: {} })
  runner = startJobs(cms.payload)
  await vi.waitFor(async () => expect(await kept()).toEqual([]), 30_000)
})
