import { randomUUID } from 'node:crypto'
import { sendAspectSponsor, sendContact } from '@blickfang/contract/api/v1/form.ts'
import { aspectSponsorForm } from '@blickfang/contract/forms/aspect-sponsor/form.ts'
import { contactForm } from '@blickfang/contract/forms/contact/form.ts'
import { typeOf } from '@blickfang/contract/forms/read-entry.ts'
import type { FieldSchemas } from '@blickfang/contract/kernel/form.ts'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../../../../../local/src/mail/start-mail-catcher.ts'
import { joinHealthOptics } from '../../testing/join-health-optics.ts'
import { openedBefore } from '../../testing/opened-before.ts'
import { publishPageWith } from '../../testing/publish-page-with.ts'
import type { TestCms } from '../../testing/start-cms.ts'
import { startMailingCms } from '../../testing/start-mailing-cms.ts'

const shop = 'hallo@optik-lindenhof.ch'
const forms = [
  {
    name: 'contact',
    ...{ path: sendContact.path, fields: contactForm.fields as FieldSchemas, sender: contactForm.sender },
    entry: {
      ...{ anrede: 'frau', vorname: 'Anna', nachname: 'Müller', plz: '8400', telefon: '052 212 47 30' },
      ...{ existingCustomer: 'ja', themes: ['sonstiges'], bevorzugterTermin: '2030-01-15' },
      ...{ bevorzugteUhrzeit: 'vormittag', email: 'anna@example.ch' },
    },
  },
  {
    name: 'aspectSponsorForm',
    ...{ path: sendAspectSponsor.path, fields: aspectSponsorForm.fields as FieldSchemas },
    sender: aspectSponsorForm.sender,
    entry: {
      ...{ company: 'Glas AG', contactName: 'Urs Glas', phone: '044 123 45 67', email: 'urs@glas.example' },
      ...{ hauptsponsor: true, numberOfPersons: 2, personsNames: 'Urs, Vera' },
    },
  },
] as const
type TestedForm = (typeof forms)[number]

let cms: TestCms
let catcher: MailCatcher
let stop: () => Promise<void>

beforeAll(async () => {
  catcher = await startMailCatcher()
  ;({ cms, stop } = await startMailingCms(catcher, `Optik Lindenhof <${shop}>`))
  await cms.db.rows(sql`
    update bf_settings set "values" = jsonb_build_object('contact', jsonb_build_object('email', ${shop}::text, 'companyName', 'Optik'))`)
  await joinHealthOptics(cms.db)
  await publishPageWith(cms, 'aspectSponsorForm', 'contactForm')
})
beforeEach(() => cms.db.rows(sql`delete from bf_submissions`))
afterAll(() => stop())

let visitors = 0
/** From a network of its own each time, so that no limit is met. */
const nextNetwork = () => `10.0.${visitors >> 8}.${visitors++ & 255}`

function send(form: TestedForm, values: object = {}, more: { body?: string; headers?: Record<string, string> } = {}) {
  const {
    body = { ...form.entry, lang: 'de', key: randomUUID(), opened: openedBefore(cms.payload), ...values },
    headers,
  } = more
  return cms.request({
    ...{ method: 'POST', path: `/v1${form.path}`, as: null, body },
    headers: { 'x-forwarded-for': nextNetwork(), ...headers },
  })
}
const kept = () => cms.db.rows<{ values: Record<string, unknown> }>(sql`select "values" from bf_submissions`)

/** Every field that is a text of the sender's own, filled with the same one where it has room for it. */
function filledWith({ fields, sender }: TestedForm, text: string): Record<string, string> {
  const own = Object.entries(fields).filter(([name, schema]) => name !== sender && typeOf(schema) === 'string')
  return Object.fromEntries(own.flatMap(([name, schema]) => (schema.safeParse(text).success ? [[name, text]] : [])))
}

async function mailsOf(email: string) {
  await vi.waitFor(
    () => expect(catcher.mails.filter((mail) => mail.to === email || mail.replyTo === email)).toHaveLength(2),
    { timeout: 30_000, interval: 100 },
  )
  const find = (address: string) =>
    catcher.mails.find((mail) => mail.to === address && [mail.to, mail.replyTo].includes(email))
  return { confirmation: find(email), notice: find(shop) }
}

describe.each(forms)('$name', (form) => {
  test('HTML in every field is kept as it is, and arrives as text in both parts of both mails', async () => {
    const markup = '<b onclick=x>1</b>&'
    const values = filledWith(form, markup)
    const email = `markup-${form.name.toLowerCase()}@example.ch`
    expect(Object.keys(values).length).toBeGreaterThanOrEqual(4)
    expect((await send(form, { ...values, email })).status).toBe(200)
    expect((await kept())[0]?.values).toMatchObject(values)
    const { confirmation, notice } = await mailsOf(email)
    for (const mail of [confirmation, notice]) expect(mail?.html).not.toMatch(/<b\b|<[^>]*onclick/)
    expect(notice?.html.split('&#60;b onclick=x&#62;1&#60;/b&#62;&#38;')).toHaveLength(Object.keys(values).length + 1)
    expect(notice?.text.split(markup)).toHaveLength(Object.keys(values).length + 1)
    expect(`${confirmation?.text}${confirmation?.html}`).not.toMatch(/onclick|<b>|&#60;b/)
    expect(confirmation?.text).toMatch(/^Guten Tag\n/)
  })

  const bcc = 'Bcc: victim@example.ch'
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\r\n\r\n', '\r\n ']
  const injections = [
    ...breaks.map((sign) => `Anna${sign}${bcc}`),
    '=?utf-8?q?Anna=0D=0ABcc:_victim@example.ch?=',
    'Anna%0d%0aBcc: victim@example.ch',
  ]

  test('line breaks of all kinds and encoded words in every field add no header to a mail, and nobody who gets it', async () => {
    const sent = injections.map((text) => ({ text, email: `injected-${randomUUID()}@example.ch` }))
    const answers = await Promise.all(sent.map(({ text, email }) => send(form, { ...filledWith(form, text), email })))
    expect(answers.map(({ status }) => status)).toEqual(injections.map(() => 200))
    const headers = ['from', 'to', 'reply-to', 'subject', 'message-id', 'date', 'mime-version', 'content-type']
    for (const { email } of sent) {
      const { confirmation, notice } = await mailsOf(email)
      expect([confirmation?.recipients, notice?.recipients]).toEqual([[email], [shop]])
      for (const mail of [confirmation, notice]) expect(mail?.headers.toSorted()).toEqual(headers.toSorted())
    }
  })

  test.each(injections)('%j in an address is refused', async (text) => {
    for (const email of [`${text}@example.ch`, `anna@example.ch${text}`, `${text} <anna@example.ch>`]) {
      expect(await send(form, { email })).toMatchObject({
        status: 400,
        json: { fields: { email: expect.any(String) } },
      })
    }
    expect(await kept()).toEqual([])
  })

  const odd = [null, {}, { length: 1 }, [null], [[]], ['x'], 'x'.repeat(5_000), '\ud800', 'a\0b', 1e308, -1, 1.5]
  test.each(Object.entries(form.fields))('a wrong kind of %s is refused by name', async (name, schema) => {
    const wrongOf: Record<string, unknown[]> = {
      string: [7, true, []],
      enum: [7, ''],
      array: ['sonstiges', 7],
      boolean: [1, 'true'],
      int: ['2', 501],
      number: ['2', 501],
    }
    const wrong = [...odd, ...(wrongOf[typeOf(schema)] ?? [])]
    const answers = await Promise.all(wrong.map((value) => send(form, { [name]: value })))
    expect(answers.map(({ status, json }) => [status, Object.keys(json.fields ?? {})[0]?.split('.')[0]])).toEqual(
      wrong.map(() => [400, name]),
    )
    expect(await kept()).toEqual([])
  })

  test.each([
    ['a key that is none', { key: '1' }],
    ['a key that is a list', { key: [randomUUID()] }],
    ['a time that it tells itself', { opened: undefined, filledMs: 20_000 }],
    ['a moment that nobody has signed', { opened: `${Date.now().toString(36)}.a.b` }],
    ['a moment that is a list', { opened: [] }],
    ['a time in words', { filledMs: '20000' }],
    ['a trap that is a list', { website: [] }],
    ['a language that there is not', { lang: 'xx' }],
    ['no language', { lang: undefined }],
    ['a value that the form does not have', { isAnswered: true }],
    ['the prototype of an object', JSON.parse('{"__proto__": {"vorname": "x"}}')],
    ['a constructor', { constructor: { name: 'x' } }],
  ])('%s is refused', async (_, values) => {
    expect((await send(form, values)).status).toBe(400)
    expect(await kept()).toEqual([])
  })

  const whole = JSON.stringify({ ...form.entry, lang: 'de', opened: 'x.y.z' })
  test.each([
    ['null', { body: 'null' }, 400],
    ['a list of entries', { body: `[${whole}]` }, 400],
    ['a text', { body: JSON.stringify(whole) }, 400],
    ['half an entry', { body: whole.slice(0, -1) }, 400],
    ['an entry and something behind it', { body: `${whole}{}` }, 400],
    ['an entry of 40 kB', { body: whole.replace('{', `{${' '.repeat(40_000)}`) }, 413],
    ['an entry that says it is text', { headers: { 'content-type': 'text/plain' } }, 400],
    ['an entry that says it is a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 400],
    ['an entry of several parts', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 400],
    ['an entry of another website', { headers: { origin: 'https://evil.example' } }, 403],
    ['an entry of a sandboxed frame', { headers: { origin: 'null' } }, 403],
    ['an entry of a website that begins like ours', { headers: { origin: 'http://localhost:3000.evil.example' } }, 403],
  ])('%s is refused', async (_, more, status) => {
    expect((await send(form, {}, { body: whole, ...more })).status).toBe(status)
    expect(await kept()).toEqual([])
  })
})
