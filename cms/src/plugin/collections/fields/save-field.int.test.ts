import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import config from '../../../payload.config.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { type Database, databaseOf } from '../../db/database.ts'
import { isPassword } from '../../operations/page-password/hash-password.ts'
import { passwordMark } from '../pages/check-password.ts'

let payload: Payload
let db: Database
let user: { id: string; role: 'optician'; collection: 'bf-users' }
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  payload = await getPayload({ config })
  db = databaseOf(payload)
  await db.rows(sql`update bf_settings set values = '{"languages": {"default": "de", "active": ["de", "fr"]}}'`)
  const data = { email: 'editor@example.ch', password: 'vier Wörter am Stück', role: 'optician' as const }
  const { id } = await payload.create({ collection: 'bf-users', overrideAccess: true, data })
  user = { id: String(id), role: 'optician', collection: 'bf-users' }
})
afterAll(() => payload.destroy())

beforeEach(async () => {
  const words = (text: string) => ({ text, by: 'person' })
  const fields = {
    title: { 'content.de': words('Gut sehen'), 'content.fr': words('Bien voir') },
    lead: { 'content.de': { ...words('Lesen'), json: jsonSchema.parse(toRichText('Lesen')) } },
    image: {},
    primaryButton: { 'content.de': words('Los'), 'options.link': { type: 'page', role: '~contact' } },
  }
  const { id } = await insertPage(db, { values: { 'name.de': 'x' }, groups: [{ name: 'hero', fields }] })
  await db.rows(sql`update bf_fields set kind = 'richText' where name = 'lead'`)
  const rows = await db.rows<{ id: string; name: string }>(sql`select id, name from bf_fields where page_id = ${id}
    union all select id, 'hero' from bf_groups where page_id = ${id} union all select id, 'page' from bf_pages where id = ${id}`)
  ids = Object.fromEntries(rows.map((row) => [row.name, row.id]))
})

type Collection = 'bf-fields' | 'bf-groups' | 'bf-pages'
type Locale = 'de' | 'fr'

function open(collection: Collection, name: string, locale: Locale = 'de') {
  return payload.findByID({ collection, id: ids[name] ?? '', locale, overrideAccess: false, user })
}

function save(collection: Collection, name: string, data: object, locale: Locale = 'de') {
  return payload.update({ collection, id: ids[name] ?? '', locale, overrideAccess: false, user, data })
}

test('a line is shown and saved in the chosen language; the other keeps its own', async () => {
  const form = await open('bf-fields', 'title', 'fr')
  expect(form).toMatchObject({ text: 'Bien voir', groupName: 'hero' })
  const saved = await save('bf-fields', 'title', { ...form, text: 'Voir bien' }, 'fr')
  expect(saved).toMatchObject({ text: 'Voir bien', status: 'draft', changed: true })
  expect(await open('bf-fields', 'title')).toMatchObject({ text: 'Gut sehen' })
})

test('a form may be saved twice, and a stale one answers 409 with what is there', async () => {
  const form = await open('bf-fields', 'title')
  const first = await save('bf-fields', 'title', { ...form, text: 'eins' })
  await save('bf-fields', 'title', { ...first, text: 'zwei' })
  const stale = save('bf-fields', 'title', { ...form, text: 'veraltet' })
  await expect(stale).rejects.toMatchObject({ status: 409, data: { code: 'CONFLICT' } })
  await expect(stale).rejects.toThrow('«zwei»')
  expect(await open('bf-fields', 'title')).toMatchObject({ text: 'zwei' })
})

test('a form that changed nothing overwrites nothing that someone else saved', async () => {
  const form = await open('bf-fields', 'title')
  await save('bf-fields', 'title', { ...form, text: 'von jemand anderem' })
  await save('bf-fields', 'title', form)
  expect(await open('bf-fields', 'title')).toMatchObject({ text: 'von jemand anderem' })
})

test('two languages of one field saved at once both stay', async () => {
  const [de, fr] = [await open('bf-fields', 'title', 'de'), await open('bf-fields', 'title', 'fr')]
  await Promise.all([
    save('bf-fields', 'title', { ...de, text: 'deutsch' }, 'de'),
    save('bf-fields', 'title', { ...fr, text: 'français' }, 'fr'),
  ])
  expect(await open('bf-fields', 'title', 'de')).toMatchObject({ text: 'deutsch' })
  expect(await open('bf-fields', 'title', 'fr')).toMatchObject({ text: 'français' })
})

test('rich text goes in and out of Payload’s editor, with links to pages by role', async () => {
  const form = await open('bf-fields', 'lead')
  const link = {
    type: 'link',
    version: 3,
    id: '507f1f77bcf86cd799439011',
    fields: { linkType: 'custom', newTab: false, url: '/~contact' },
    children: [{ type: 'text', version: 1, text: 'Kontakt', format: 0, detail: 0, mode: 'normal', style: '' }],
    direction: null,
    format: '',
    indent: 0,
  }
  const body = {
    root: { ...toRichText('x').root, children: [{ ...toRichText('x').root.children[0], children: [link] }] },
  }
  const saved = await save('bf-fields', 'lead', { ...form, body })
  expect(JSON.stringify(saved.body)).toContain('"url":"/~contact"')
  const [row] = await db.rows<{ content: unknown }>(
    sql`select draft -> 'content.de' as content from bf_fields where id = ${ids.lead}`,
  )
  expect(row?.content).toMatchObject({ text: 'Kontakt' })
  expect(JSON.stringify(row?.content)).toContain('"link":{"role":"~contact","type":"page"}')
})

test('a link to a page that was picked in Payload’s editor is saved as the site’s own link, underline is dropped', async () => {
  const page = await insertPage(db, { values: { 'name.de': 'Ziel' } })
  const form = await open('bf-fields', 'lead')
  const words = { type: 'text', version: 1, text: 'Ziel', format: 9, detail: 0, mode: 'normal', style: '' }
  const fields = { linkType: 'internal', doc: { label: 'Ziel', relationTo: 'bf-pages', value: page.id } }
  const link = { type: 'link', version: 3, fields, children: [words], direction: null, format: '', indent: 0 }
  const { root } = toRichText('x')
  const body = { root: { ...root, children: [{ ...root.children[0], children: [link] }] } }
  const saved = await save('bf-fields', 'lead', { ...form, body })
  expect(saved).toMatchObject({ body: { root: { children: [{ children: [{ fields: { linkType: 'internal' } }] }] } } })
  const [row] = await db.rows<{ content: unknown }>(
    sql`select draft -> 'content.de' -> 'json' as content from bf_fields where id = ${ids.lead}`,
  )
  expect(JSON.stringify(row?.content)).toContain(`"page":{"id":"${page.id}","collection":null}`)
  expect(JSON.stringify(row?.content)).toContain('"format":1')
})

test.each([
  [
    'a node that the site cannot show',
    { root: { ...toRichText('x').root, children: [{ type: 'upload', version: 1 }] } },
  ],
  ['something that is no document', { bad: 1 }],
])('rich text with %s is refused', async (_, body) => {
  const form = await open('bf-fields', 'lead')
  await expect(save('bf-fields', 'lead', { ...form, body })).rejects.toMatchObject({ status: 400 })
  expect(await open('bf-fields', 'lead')).toMatchObject({ changed: false })
})

test('a line that looks like HTML is a line like any other', async () => {
  const form = await open('bf-fields', 'title')
  expect(await save('bf-fields', 'title', { ...form, text: 'Brille <b>' })).toMatchObject({ text: 'Brille <b>' })
})

test.each([
  ['a line that is far too long', 'title', { text: 'x'.repeat(60_000) }],
  ['a letter that no database can hold', 'title', { text: 'a\u0000b' }],
  ['a picture that is none', 'image', { picture: 'brille.png' }],
  ['a language that there is not', 'hero', { hiddenIn: ['xx'] }],
])('%s is refused, and nothing else is put in its place', async (_what, name, data) => {
  const collection = name === 'hero' ? 'bf-groups' : 'bf-fields'
  const form = await open(collection, name)
  await expect(save(collection, name, { ...form, ...data })).rejects.toMatchObject({
    status: 400,
    data: { code: 'INVALID' },
  })
  expect(await open(collection, name)).toMatchObject({ changed: false })
})

test('nobody writes past the operations: raw columns that are sent change nothing', async () => {
  const form = await open('bf-fields', 'title')
  const raw = {
    draft: { 'content.de': { text: 'roh' } },
    published: { x: 1 },
    revs: { x: 9 },
    status: 'published',
    name: 'y',
  }
  await save('bf-fields', 'title', { ...form, ...raw })
  const [row] = await db.rows<{ row: object }>(sql`select to_jsonb(f) as row from bf_fields f where id = ${ids.title}`)
  expect(row?.row).toMatchObject({ name: 'title', changed: false, draft: { 'content.de': { text: 'Gut sehen' } } })
  expect(JSON.stringify(row)).not.toContain('roh')
})

test('a group’s options, hidden fields and languages are saved, each by its own revision', async () => {
  const form = await open('bf-groups', 'hero')
  const saved = await save('bf-groups', 'hero', {
    ...form,
    options: { alignment: 'center' },
    hiddenFields: ['kicker'],
    hiddenIn: ['fr'],
  })
  expect(saved).toMatchObject({
    options: { alignment: 'center' },
    hiddenFields: ['kicker'],
    hiddenIn: ['fr'],
    archived: false,
  })
  await save('bf-groups', 'hero', { ...saved, options: {}, archived: true })
  expect(await open('bf-groups', 'hero')).toMatchObject({
    options: {},
    hiddenFields: ['kicker'],
    archived: true,
    status: 'archived',
  })
  await expect(save('bf-groups', 'hero', { ...form, hiddenIn: ['de'] })).rejects.toMatchObject({ status: 409 })
})

test('a page’s name and address are saved; the address is normalised', async () => {
  const form = await open('bf-pages', 'page')
  expect(await save('bf-pages', 'page', { ...form, name: 'Über uns', slug: 'Über uns' })).toMatchObject({
    name: 'Über uns',
    slug: 'ueber-uns',
    title: 'Über uns',
  })
  await expect(save('bf-pages', 'page', { ...(await open('bf-pages', 'page')), name: ' ' })).rejects.toMatchObject({
    status: 400,
  })
})

test('a page’s password is set, replaced and taken away in its form, and never shown', async () => {
  const form = await open('bf-pages', 'page')
  expect(form.password).toBeNull()
  const stored = async () => {
    const [row] = await db.rows<{ draft: string | null; live: string | null }>(
      sql`select draft ->> 'password' as draft, published ->> 'password' as live from bf_pages where id = ${ids.page}`,
    )
    return row
  }
  const set = await save('bf-pages', 'page', { ...form, password: 'Lindenhof 7' })
  expect(set.password).toBe(passwordMark)
  const first = await stored()
  await expect(isPassword('Lindenhof 7', first?.draft ?? '')).resolves.toBe(true)
  expect(first?.live).toBe(first?.draft)
  expect(JSON.stringify(set)).not.toMatch(/scrypt|Lindenhof 7/)
  await save('bf-pages', 'page', { ...set, name: 'Anders' })
  expect(await stored()).toEqual(first)
  const emptied = await save('bf-pages', 'page', { ...(await open('bf-pages', 'page')), password: '' })
  expect(emptied.password).toBeNull()
  expect(await stored()).toEqual({ draft: null, live: null })
})

test('visitors may neither read nor write', async () => {
  const asVisitor = { overrideAccess: false, id: ids.title ?? '', collection: 'bf-fields' } as const
  await expect(payload.findByID(asVisitor)).rejects.toMatchObject({ status: 403 })
  await expect(payload.update({ ...asVisitor, data: { text: 'x' } })).rejects.toMatchObject({ status: 403 })
})
