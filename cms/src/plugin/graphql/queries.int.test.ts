import { readFileSync } from 'node:fs'
import { blocks } from '@blickfang/blocks/contracts.generated.ts'
import { type PageView, pageViewSchema } from '@blickfang/contract/content/page-view.ts'
import { shownRichText } from '@blickfang/contract/content/shown-rich-text.ts'
import { siteViewSchema } from '@blickfang/contract/content/site-view.ts'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import { sql } from '@payloadcms/db-postgres'
import { Kind, parse, print, separateOperations } from 'graphql'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import config from '../../payload.config.ts'
import { askGraphql } from '../../testing/ask-graphql.ts'
import { insertPage } from '../../testing/insert-page.ts'
import { type Database, databaseOf } from '../db/database.ts'
import type { Actor } from '../operations/operation-context.ts'
import { getPageView } from '../operations/page/get-page-view.ts'
import { listTeasers } from '../operations/page/list-teasers.ts'
import { getSiteView } from '../operations/site/get-site-view.ts'
import { answerReads } from './answer-reads.ts'

const operations = separateOperations(
  parse(readFileSync(new URL('../../../../web/src/cms/operations.generated.graphql', import.meta.url), 'utf8')),
)
/** Query as the site sends it: one operation with its fragments. */
const query = (name: 'PageBySlug' | 'Site') => print(operations[name] ?? { kind: Kind.DOCUMENT, definitions: [] })
const editor: Actor = { id: null, role: 'admin' }
const visitor: Actor = { id: null, role: 'visitor' }
const login = { email: 'editor@example.ch', password: 'vier Wörter am Stück' }
const secret = 'Geheimer Entwurf'

let payload: Payload
let db: Database
let token: string
let draftId: string

beforeAll(async () => {
  payload = await getPayload({ config })
  db = databaseOf(payload)
  await db.rows(sql`update bf_settings set values = '{"languages": {"default": "de", "active": ["de", "fr"]}}'`)
  const hero = { name: 'hero', fields: { title: { 'content.de': { text: 'Gut sehen', by: 'person' } } } }
  await insertPage(db, { role: 'home', values: { 'slug.de': 'home', 'name.de': 'Start' }, groups: [hero] })
  const person = { name: 'teamDetails', fields: { name: { 'content.de': { text: 'Marta', by: 'person' } } } }
  await insertPage(db, { collection: 'team', values: { 'slug.de': 'marta', 'name.de': 'Marta' }, groups: [person] })
  const asking = Object.values<Block>(blocks).filter((block) => block.sources.length > 0)
  await insertPage(db, {
    collection: 'service',
    values: { 'slug.de': 'fragen', 'name.de': 'Fragen' },
    groups: asking.map(({ name }) => ({ name })),
  })
  await insertPage(db, { collection: 'map', values: { 'slug.de': 'markt', 'name.de': 'Markt' }, groups: [hero] })
  const draft = await insertPage(db, {
    values: { 'slug.de': 'entwurf', 'name.de': secret },
    groups: [hero],
    published: null,
  })
  draftId = draft.id
  await payload.create({ collection: 'bf-users', overrideAccess: true, data: { ...login, role: 'optician' } })
  token = String((await payload.login({ collection: 'bf-users', data: login })).token)
})

afterAll(() => payload.destroy())

/** Answer of an operation, with its rich texts as they are shown. */
function shownIn<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (key, part) => (key === 'words' && part?.root ? shownRichText(part) : part))
}

describe('GraphQL gives what the operations give', () => {
  test.each([
    ['the home page', { locale: 'de', collection: null, slug: '', draft: false }],
    ['a page on which blocks ask every source', { locale: 'de', collection: 'service', slug: 'fragen', draft: false }],
    ['a page of a collection', { locale: 'de', collection: 'team', slug: 'marta', draft: false }],
    ['an address that moved', { locale: 'de', collection: null, slug: '~home', draft: false }],
    ['a page that does not exist', { locale: 'de', collection: null, slug: 'nirgends', draft: false }],
    ['a language without the page', { locale: 'fr', collection: 'team', slug: 'marta', draft: false }],
    ['a draft, for an editor', { locale: 'de', collection: null, slug: 'entwurf', draft: true }],
  ] as const)('%s', async (_, variables) => {
    const actor = variables.draft ? editor : visitor
    const expected = shownIn(await getPageView(variables, { db, actor }))
    const { data } = await askGraphql({ query: query('PageBySlug'), variables }, variables.draft ? token : undefined)
    const page = data?.pageBySlug as (PageView & { sources: { name: string; key: string }[] }) | null
    const sources = page?.sources.map(({ name, key, ...rest }) => ({ name, key, data: Object.values(rest)[0] }))
    expect(page && { ...page, sources }).toEqual(expected)
    if (expected) expect(z.strictObject(pageViewSchema.shape).parse({ ...page, sources })).toEqual(expected)
  })

  test('settings and navigation', async () => {
    const expected = await getSiteView({ locale: 'de', draft: false }, { db, actor: visitor })
    const { data } = await askGraphql({ query: query('Site'), variables: { locale: 'de' } })
    expect(z.strictObject(siteViewSchema.shape).parse(data?.settings)).toEqual(expected)
  })

  test('the pages of a collection', async () => {
    const query = '{ pages(locale: de, collection: "team") { id name title text href archived image { id } } }'
    const { data } = await askGraphql({ query })
    expect(data?.pages).toEqual(
      await listTeasers({ locale: 'de', collection: 'team', draft: false }, { db, actor: visitor }),
    )
    expect(data?.pages).toHaveLength(1)
  })
})

describe('A visitor never gets a draft', () => {
  test.each([
    ['by asking', '{ pageBySlug(locale: de, slug: "entwurf", draft: true) { name } }'],
    [
      'by an alias beside a live page',
      '{ a: pageBySlug(locale: de, slug: "") { name } b: pageBySlug(locale: de, slug: "entwurf", draft: true) { name } }',
    ],
    ['through the list of pages', '{ pages(locale: de, draft: true) { name } }'],
    ['through the settings', '{ settings(locale: de, draft: true) { navigation { label } } }'],
    ['without asking for drafts', '{ pageBySlug(locale: de, slug: "entwurf") { name } pages(locale: de) { name } }'],
    ['through Payload’s own pages', '{ Pages { docs { id title } } }'],
    ['through Payload’s own fields', '{ Fields { docs { id name } } }'],
  ])('%s', async (_, query) => {
    expect(JSON.stringify(await askGraphql({ query }))).not.toContain(secret)
  })

  test('by the id of a draft', async () => {
    const answer = await askGraphql({ query: `{ Page(id: "${draftId}") { title } }` })
    expect(JSON.stringify(answer)).not.toContain(secret)
    expect(answer.errors).toHaveLength(1)
  })

  test('and is told to sign in', async () => {
    const { errors } = await askGraphql({ query: '{ pages(locale: de, draft: true) { name } }' })
    expect(errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', statusCode: 401 })
    expect(errors?.[0]?.message).toContain('Bitte melden Sie sich an')
  })
})

describe('The quick way', () => {
  const read = answerReads(Promise.resolve(config))
  const ask = (query: string, variables = {}) => {
    const body = JSON.stringify({ query, variables })
    const headers = { 'content-type': 'application/json' }
    return read(new Request('http://localhost:3001/api/graphql', { method: 'POST', headers, body }), {
      query,
      variables,
    })
  }

  test('answers a read, also when its text is known already', async () => {
    const variables = { locale: 'de', collection: null, slug: '', draft: false }
    const texts = [await ask(query('PageBySlug'), variables), await ask(query('PageBySlug'), variables)]
    const [first, second] = await Promise.all(texts.map((answer) => answer?.json()))
    expect(first?.data.pageBySlug.name).toBe('Start')
    expect(second).toEqual(first)
  })

  test.each([
    ['what is no query', 'mutation { deleteBfPage(id: "x") { id } }'],
    ['what fails', '{ pages(locale: de, draft: true) { name } }'],
  ])('leaves %s to Payload', async (_, query) => {
    expect(await ask(query)).toBeNull()
  })

  test('answers what depends on a directive', async () => {
    const query = 'query($a: Boolean!) { pages(locale: de) { name @include(if: $a) } }'
    expect(await (await ask(query, { a: false }))?.json()).toEqual({ data: { pages: [{}] } })
  })

  test.each([
    ['what has a fault', '{ pages(locale: xx) { name } }'],
    ['what is no GraphQL', '{'],
    [
      'what is too complex',
      `{ pages(locale: de) { ${'abcdefgh'.repeat(130).replace(/./g, (c, i) => `${c}${i}: name `)} } }`,
    ],
    ['a fragment inside itself', '{ pages(locale: de) { ...A } } fragment A on PageTeaser { ...A }'],
  ])('refuses %s', async (_, query) => {
    expect((await ask(query))?.status).toBe(400)
  })
})

describe('What GraphQL refuses', () => {
  const field = 'name '
  test.each([
    [
      'too many root fields',
      `{ ${'abcdef'
        .split('')
        .map((alias) => `${alias}: pages(locale: de) { name }`)
        .join(' ')} }`,
    ],
    ['too many levels', `{ Pages { docs { ${'updatedBy { name '.repeat(12)} ${'} '.repeat(12)} } } }`],
    [
      'too many fields',
      `{ pages(locale: de) { ${Array.from({ length: 1020 }, (_, index) => `a${index}: ${field}`).join('')} } }`,
    ],
    [
      'fragments that multiply',
      `{ pages(locale: de) { ...A } } fragment A on PageTeaser { ...B ...B } ${'BCDEFGHIJ'
        .split('')
        .map(
          (name, index, all) =>
            `fragment ${name} on PageTeaser { ${all[index + 1] ? `...${all[index + 1]} `.repeat(2) : 'a: name b: text'} }`,
        )
        .join(' ')}`,
    ],
    ['an unknown language', '{ pages(locale: xx) { name } }'],
    ['an unknown field', '{ pages(locale: de) { password } }'],
  ])('%s', async (_, query) => {
    const { data, errors } = await askGraphql({ query })
    expect(data ?? null).toBeNull()
    expect(errors?.length).toBeGreaterThan(0)
  })

  test('a wrong variable, as the caller’s mistake', async () => {
    const { errors } = await askGraphql({
      query: query('PageBySlug'),
      variables: { locale: 'xx', slug: '' },
    })
    expect(errors?.[0]?.message).toContain('"xx"')
  })

  test('a slug that no page can have', async () => {
    const { errors } = await askGraphql({ query: `{ pageBySlug(locale: de, slug: "${'x'.repeat(500)}") { name } }` })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { slug: 'too_big' } })
  })

  test('a text that no database can hold', async () => {
    const { errors } = await askGraphql({ query: '{ pages(locale: de, collection: "a\\u0000") { name } }' })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { collection: 'characters' } })
  })

  test('several queries in one request', async () => {
    const { data, errors } = await askGraphql(
      JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    )
    expect(data).toBeUndefined()
    expect(errors).toHaveLength(1)
  })

  test('a body of 2 MB', async () => {
    const answer = await askGraphql(
      JSON.stringify({ query: '{ __typename }', variables: { filler: 'x'.repeat(2_000_000) } }),
    )
    expect(answer.status).toBe(413)
  })
})
