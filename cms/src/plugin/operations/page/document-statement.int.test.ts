import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../../payload.config.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { type Database, databaseOf } from '../../db/database.ts'
import { documentStatement } from './document-statement.ts'

let payload: Payload
let db: Database

beforeAll(async () => {
  payload = await getPayload({ config })
  db = databaseOf(payload)
})
afterAll(() => payload.destroy())

interface Row {
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly fields: readonly { readonly groupId: string }[] | null
  readonly isWhole: boolean
}

async function read(slug: string, first?: number) {
  const [row] = await db.rows<Row>(documentStatement({ lang: 'de', slug, first }, db.accounts.table))
  if (!row) throw new Error(`No page ${slug}`)
  const names = new Map(row.groups.map(({ id, name }) => [id, name]))
  return {
    groups: row.groups.map(({ name }) => name).sort(),
    withFields: [...new Set(row.fields?.map(({ groupId }) => names.get(groupId)))].sort(),
    isWhole: row.isWhole,
  }
}

test('of the beginning of a long page the later blocks come without fields and cards', async () => {
  const fields = { title: { 'content.de': { text: 'Titel', by: 'person' } } }
  const card = { name: 'imageCard', values: { order: 'a0' }, fields }
  const board = { name: 'imageBoard', values: { order: 'a1' }, fields, children: [card] }
  const later = { name: 'serviceBoard', values: { order: 'a2' }, fields, children: [{ ...card, name: 'serviceCard' }] }
  const values = { 'slug.de': 'lang', 'name.de': 'Lang' }
  await insertPage(db, { values, groups: [later, board] })
  const all = ['imageBoard', 'imageCard', 'serviceBoard', 'serviceCard']
  expect(await read('lang')).toEqual({ groups: all, withFields: all, isWhole: true })
  expect(await read('lang', 2)).toEqual({ groups: all, withFields: all, isWhole: true })
  expect(await read('lang', 1)).toEqual({
    groups: ['imageBoard', 'imageCard', 'serviceBoard'],
    withFields: ['imageBoard', 'imageCard'],
    isWhole: false,
  })
})
