import { randomUUID } from 'node:crypto'
import { sendOwn } from '@blickfang/contract/api/v1/form.ts'
import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import { askedIn } from '@blickfang/contract/forms/own/asked-field.ts'
import { madeForm } from '@blickfang/contract/forms/own/made-form.ts'
import { enteredBy, readEntry } from '@blickfang/contract/forms/read-entry.ts'
import { entrySchemaOf } from '@blickfang/contract/kernel/form.ts'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databaseOf } from '../../db/database.ts'
import { openedBefore } from '../../testing/opened-before.ts'
import { publishPageWith } from '../../testing/publish-page-with.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { removeAllExpired } from '../expiry/remove-all-expired.ts'
import { getPageView } from '../page/get-page-view.ts'
import { findOwnForm } from './own-form.ts'

const shop = 'hallo@optik-lindenhof.ch'
let cms: TestCms
let page: string
let block: string
/** Name, mail and message, as a new form has them, and a choice. */
let cards: { id: string; label: string }[]

beforeAll(async () => {
  cms = await startCms()
  await cms.db.rows(sql`
    update bf_settings set "values" = jsonb_build_object('contact', jsonb_build_object('email', ${shop}::text, 'companyName', 'Optik'))`)
  page = await publishPageWith(cms, 'form')
  block = await idOf('form')
  const [third] = await cms.db.rows<{ id: string }>(sql`
    select id from bf_groups where parent_id = ${block}::uuid order by published->>'order' desc limit 1`)
  const choice = randomUUID()
  await cms.db.rows(sql`
    insert into bf_groups (id, page_id, parent_id, name, draft, published, revs)
    select ${choice}::uuid, page_id, parent_id, name, values, values, revs
    from (select page_id, parent_id, name, published || '{"order": "b9", "options.kind": "choice", "options.isRequired": true}' as values, revs
      from bf_groups where id = ${third?.id ?? null}::uuid) one`)
  await addField(choice, 'question', { text: 'Farbe' })
  await addField(choice, 'choices', { text: 'Rot\nBlau', json: toRichText('Rot\n\nBlau') })
  cards = await cardsNow()
})
beforeEach(async () => {
  for (const table of ['bf_submissions', 'bf_confirmations', 'bf_mails'])
    await cms.db.rows(sql.raw(`delete from ${table}`))
})
afterAll(() => cms.stop())

async function idOf(name: string): Promise<string> {
  const [row] = await cms.db.rows<{ id: string }>(
    sql`select id from bf_groups where name = ${name} and page_id = ${page}::uuid`,
  )
  return row?.id ?? ''
}

async function addField(group: string, name: string, content: object): Promise<void> {
  const values = JSON.stringify({ 'content.de': content })
  await cms.db.rows(sql`
    insert into bf_fields (id, page_id, group_id, name, kind, draft, published)
    values (gen_random_uuid(), ${page}::uuid, ${group}::uuid, ${name}, 'text', ${values}::jsonb, ${values}::jsonb)`)
}

const cardsNow = async () => [...((await findOwnForm(cms.db, block, 'de'))?.asked ?? [])]
const set = (id: string, values: object) =>
  cms.db.rows(
    sql`update bf_groups set published = published || ${JSON.stringify(values)}::jsonb where id = ${id}::uuid`,
  )
const setWords = (field: string, content: object, group = block) =>
  cms.db.rows(sql`
    update bf_fields set published = coalesce(published, '{}') || ${JSON.stringify({ 'content.de': content })}::jsonb
    where group_id = ${group}::uuid and name = ${field}`)
const card = (label: string) => cards.find((each) => each.label === label)?.id ?? ''

const filled = { Name: 'Anna Müller', 'E-Mail': 'anna@example.ch', Nachricht: 'Guten Tag\nich komme', Farbe: 'Blau' }
const entered = (values: Readonly<Record<string, string>> = filled) =>
  Object.entries(values).map(([label, value]) => ({ name: card(label), value }))

let visitors = 0
async function send(body: object = {}, network = `10.7.${visitors >> 8}.${visitors++ & 255}`) {
  const edition = madeForm((await findOwnForm(cms.db, block, 'de'))?.asked ?? []).edition
  return cms.request({
    ...{ method: 'POST', path: `/v1${sendOwn.path}`, as: null },
    body: {
      ...{ entered: entered(), edition, lang: 'de', block },
      ...{ key: randomUUID(), opened: openedBefore(cms.payload), ...body },
    },
    headers: { 'x-forwarded-for': network },
  })
}
const kept = () =>
  cms.db.rows<{ values: Record<string, unknown>; title: string; asked: { label: string }[]; about: string }>(
    sql`select "values", title, asked, about from bf_submissions`,
  )
const mails = () =>
  cms.db.rows<{ to: string; subject: string; text: string; html: string; replyTo: string | null }>(
    sql`select "to", subject, text, html, reply_to as "replyTo" from bf_mails order by "to"`,
  )

test('a new form asks a name, an address and a message', () => {
  expect(cards.map(({ label }) => label)).toEqual(['Name', 'E-Mail', 'Nachricht', 'Farbe'])
})

test('what was filled in is kept by the ids of its fields, with their names, confirmed and told to the shop', async () => {
  expect((await send()).json).toEqual({ status: 200, success: true })
  expect(await kept()).toEqual([
    {
      title: 'Anna Müller',
      about: 'Schreiben Sie uns',
      values: Object.fromEntries(entered().map(({ name, value }) => [name, value])),
      asked: cards.map(({ id, label }) => expect.objectContaining({ id, label })),
    },
  ])
  const [confirmation, notice] = await mails()
  expect(confirmation).toMatchObject({ to: 'anna@example.ch', subject: 'Ihre Nachricht an Optik', replyTo: shop })
  expect(confirmation?.text).toContain('Danke, Ihre Nachricht ist bei uns angekommen.')
  expect(`${confirmation?.text}${confirmation?.html}`).not.toMatch(/Anna|ich komme|Blau|Müller/)
  expect(notice).toMatchObject({
    ...{ to: shop, replyTo: 'anna@example.ch' },
    subject: 'Neue Nachricht über die Website: Schreiben Sie uns',
  })
  expect(notice?.text).toContain('Farbe: Blau')
})

test('a recipient of its own gets it, and no visitor can read who that is', async () => {
  const secret = 'werkstatt@optik-lindenhof.ch'
  await set(block, { 'options.recipient': secret, 'options.keepDays': 3_210 })
  await cms.db.rows(sql`update bf_groups set draft = published where id = ${block}::uuid`)
  await send()
  expect((await mails()).map(({ to }) => to)).toEqual(['anna@example.ch', secret])
  const asked = { locale: 'de', collection: null, slug: await slug() } as const
  const views = await Promise.all([
    getPageView({ ...asked, draft: false }, { db: cms.db, actor: { id: null, role: 'visitor' } }),
    getPageView({ ...asked, draft: true }, { db: cms.db, actor: { id: null, role: 'admin' } }),
  ])
  const listed = await cms.request({ method: 'GET', path: '/bf-groups?limit=100', as: null })
  for (const view of views) expect(JSON.stringify(view)).toContain('formField')
  for (const answer of [...views, listed]) expect(JSON.stringify(answer)).not.toMatch(/werkstatt|3210/)
  await set(block, { 'options.recipient': '', 'options.keepDays': 0 })
})

async function slug(): Promise<string> {
  const [row] = await cms.db.rows<{ slug: string }>(
    sql`select published->>'slug.de' as slug from bf_pages where id = ${page}::uuid`,
  )
  return row?.slug ?? ''
}

test('the owner says whether there is a confirmation', async () => {
  await set(block, { 'options.isConfirmed': false })
  await send()
  await set(block, { 'options.isConfirmed': true })
  expect((await mails()).map(({ to }) => to)).toEqual([shop])
})

test.each([
  ['what must be filled in', { ...filled, Name: ' ' }, 'Name', 'required'],
  ['an address', { ...filled, 'E-Mail': 'anna@' }, 'E-Mail', 'email'],
  ['a choice that is not offered', { ...filled, Farbe: 'Grün' }, 'Farbe', 'choice'],
  ['a text that turns around', { ...filled, Nachricht: 'a\u202eb' }, 'Nachricht', 'signs'],
  ['a text without an end', { ...filled, Name: 'x'.repeat(501) }, 'Name', 'tooLong'],
])('%s is judged by the form as it is live, and nothing of it is kept', async (_, values, label, reason) => {
  const { status, json } = await send({ entered: entered(values) })
  expect([status, json.fields]).toEqual([400, { [card(label)]: reason }])
  expect([await kept(), await mails()]).toEqual([[], []])
})

test('what was left out is told for each field', async () => {
  const { json } = await send({ entered: [] })
  expect(json.fields).toEqual({
    [card('Name')]: 'required',
    [card('E-Mail')]: 'email',
    [card('Nachricht')]: 'required',
    [card('Farbe')]: 'choice',
  })
})

test.each(['constructor', '__proto__', 'x', '00000000-0000-4000-8000-000000000001'])(
  'a field %s that the form does not ask is refused with all that came along',
  async (name) => {
    const { status, json } = await send({ entered: [...entered(), { name, value: 'x' }] })
    expect([status, json.fields]).toEqual([400, { changed: 'changed' }])
    expect(await kept()).toEqual([])
  },
)

test('a form that was changed meanwhile says so where the entry does not fit any more, and takes it where it does', async () => {
  const { edition } = madeForm(await cardsNow())
  await setWords('question', { text: 'Ihr Name' }, card('Name'))
  expect((await send({ edition })).status).toBe(200)
  expect((await kept())[0]?.asked[0]).toMatchObject({ id: card('Name'), label: 'Ihr Name' })
  await setWords('question', { text: 'Name' }, card('Name'))
  await set(card('Farbe'), { archived: true })
  const gone = await send({ edition })
  await set(card('Farbe'), { archived: false })
  expect([gone.status, gone.json.fields]).toEqual([400, { changed: 'changed' }])
  await set(card('Nachricht'), { 'options.kind': 'phone' })
  const other = await send({ edition })
  await set(card('Nachricht'), { 'options.kind': 'longText' })
  expect(other.json.fields).toEqual({ [card('Nachricht')]: 'phone', changed: 'changed' })
  expect(await kept()).toHaveLength(1)
})

test('a consent is taken in the words that its page showed; whoever has not agreed is asked nothing', async () => {
  await set(card('Name'), { 'options.kind': 'consent', 'options.isRequired': false })
  const { edition } = madeForm(await cardsNow())
  const { Name: _, ...others } = filled
  const agreed = { entered: entered({ ...others, Name: 'on' }) }
  expect((await send({ ...agreed, edition })).status).toBe(200)
  await setWords('question', { text: 'Sie dürfen alles' }, card('Name'))
  const changed = await send({ ...agreed, edition })
  const answers = [
    await send({ entered: entered(others), edition }),
    await send({ ...agreed, edition: edition.split('.')[0] }),
    await send(agreed),
  ]
  await setWords('question', { text: 'Name' }, card('Name'))
  await set(card('Name'), { 'options.kind': 'text', 'options.isRequired': true })
  expect([changed.status, changed.json.fields]).toEqual([400, { changed: 'changed' }])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a draft takes nothing, nor does a form that is gone, is another block, or is not meant for the language', async () => {
  const [draft] = [await publishPageWith(cms, 'form')]
  await cms.db.rows(sql`update bf_groups set published = null where page_id = ${draft}::uuid`)
  const [unseen] = await cms.db.rows<{ id: string }>(
    sql`select id from bf_groups where page_id = ${draft}::uuid and name = 'form'`,
  )
  const answers = [
    await send({ block: unseen?.id }),
    await send({ block: card('Name') }),
    await send({ block: randomUUID() }),
    await send({ block: undefined }),
  ]
  await set(block, { disallowedLanguages: ['de'] })
  answers.push(await send())
  await set(block, { disallowedLanguages: [] })
  for (const { status, json } of answers) expect([status, json.fields]).toEqual([400, { closed: 'closed' }])
  expect(await kept()).toEqual([])
})

test('a double click is one entry, also when the form was changed between', async () => {
  const key = randomUUID()
  expect((await Promise.all([send({ key }), send({ key })])).map(({ status }) => status)).toEqual([200, 200])
  await set(card('Farbe'), { archived: true })
  expect((await send({ key })).status).toBe(200)
  await set(card('Farbe'), { archived: false })
  expect(await kept()).toHaveLength(1)
})

test('a machine’s entry is none: trap, moment, network', async () => {
  expect((await send({ website: 'https://spam.example' })).json.fields).toEqual({ website: 'Spam detected' })
  expect((await send({ opened: openedBefore(cms.payload, 1_000) })).json.fields).toMatchObject({ opened: 'opened' })
  const statuses = []
  for (let count = 0; count < 11; count++) statuses.push((await send({}, '198.51.100.9')).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('nothing that a stranger writes reaches an address that nobody has confirmed, nor a header of a mail', async () => {
  const attack = 'Gewinn! https://evil.example/x'
  await send({ entered: entered({ ...filled, Name: attack, Nachricht: attack, 'E-Mail': 'victim@example.ch' }) })
  const [notice, confirmation] = await mails()
  expect(JSON.stringify(confirmation)).not.toMatch(/Gewinn|evil/)
  expect(notice?.html).toContain('Gewinn! https://evil.example/x')
  expect(`${notice?.subject}${notice?.to}`).not.toContain('evil')
  expect((await send({ entered: entered({ ...filled, 'E-Mail': 'a@b.ch\r\nBcc: x@y.ch' }) })).status).toBe(400)
})

test('it is removed after the days that the form says, others after those of the settings', async () => {
  await set(block, { 'options.keepDays': 10 })
  await send()
  await set(block, { 'options.keepDays': 0 })
  await send({ entered: entered({ ...filled, Name: 'Beat' }) })
  await cms.db.rows(sql`update bf_submissions set created_at = now() - interval '11 days'`)
  await removeAllExpired({ db: databaseOf(cms.payload), payload: cms.payload })
  expect((await kept()).map(({ title }) => title)).toEqual(['Beat'])
})

async function speak(active: readonly string[], addressIn: string | null): Promise<void> {
  const languages = JSON.stringify({ languages: { default: 'de', active } })
  await cms.db.rows(sql`update bf_settings set "values" = "values" || ${languages}::jsonb`)
  const slug = JSON.stringify(addressIn ? { [`slug.${addressIn}`]: 'formulaire' } : {})
  await cms.db.rows(
    sql`update bf_pages set published = (published - 'slug.fr') || ${slug}::jsonb where id = ${page}::uuid`,
  )
}

test('a form in another language asks in its words, or in those that stand in', async () => {
  // Neither in a language that the site does not have, nor in one in which the page has no address.
  await speak(['de'], 'fr')
  expect(await findOwnForm(cms.db, block, 'fr')).toBeNull()
  await speak(['de', 'fr'], null)
  expect(await findOwnForm(cms.db, block, 'fr')).toBeNull()
  const before = (await kept()).length
  expect((await send({ lang: 'fr' })).status).toBe(400)
  expect(await kept()).toHaveLength(before)
  await speak(['de', 'fr'], 'fr')
  const french = await findOwnForm(cms.db, block, 'fr')
  expect(french?.asked.map(({ label, language }) => [label, language])).toEqual(cards.map(({ label }) => [label, 'de']))
  expect(askedIn([])).toEqual([])
})

const kinds = ['text', 'longText', 'choice', 'several', 'number', 'date', 'email', 'phone', 'consent']
const drawn = fc.record({
  kinds: fc.array(fc.constantFrom(...kinds), { minLength: 4, maxLength: 4 }),
  required: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  /** Entered values by the places of the fields, and one besides that there is not. */
  entered: fc.array(
    fc.record({
      at: fc.oneof({ weight: 20, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.constant(4) }),
      value: fc.oneof(
        fc.constantFrom(
          '',
          'Rot',
          'Blau',
          'Grün',
          '3',
          '3,5',
          'on',
          '2030-01-15',
          'a@b.ch',
          '052 212 47 30',
          '<b>',
          "'; --",
        ),
        fc.string({ maxLength: 12 }),
      ),
    }),
    { maxLength: 6 },
  ),
})

test('whatever the form and whatever is filled in: what its rule takes is kept as it is, what it refuses leaves nothing', async () => {
  await setWords('choices', { text: 'Rot\nBlau', json: toRichText('Rot\n\nBlau') }, card('Name'))
  await fc.assert(
    fc.asyncProperty(drawn, async ({ kinds: asked, required, entered: filled }) => {
      for (const [at, { id }] of cards.entries())
        await set(id, { 'options.kind': asked[at], 'options.isRequired': required[at] })
      await cms.db.rows(sql`delete from bf_submissions`)
      const form = madeForm(await cardsNow())
      const sent = filled.map(({ at, value }) => ({ name: cards[at]?.id ?? randomUUID(), value }))
      // A choice without anything to choose is not asked.
      const isKnown = sent.every(({ name }) => name in form.fields)
      const { data, success } = entrySchemaOf(form).safeParse(readEntry(form, enteredBy(sent)))
      const { status, json } = await send({ entered: sent })
      const isTaken = isKnown && success
      expect(status, JSON.stringify(json)).toBe(isTaken ? 200 : 400)
      expect((await kept()).map(({ values }) => values)).toEqual(isTaken ? [JSON.parse(JSON.stringify(data))] : [])
    }),
    { numRuns: 60 },
  )
})
