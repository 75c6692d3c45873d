import { sql } from '@payloadcms/db-postgres'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../payload.config.ts'
import { type Database, databaseOf } from '../db/database.ts'

let payload: Payload
let db: Database
beforeAll(async () => {
  payload = await getPayload({ config })
  db = databaseOf(payload)
})
afterAll(() => payload.destroy())

test.each([
  ['info@xn--bcher-kva.ch', 'info@bücher.ch'],
  ['info@bücher.ch', 'info@bücher.ch'],
  ['Info@Lindenhof.ch', 'Info@Lindenhof.ch'],
  ['', ''],
])('%s, as a browser hands it over, is kept and shown as %s', async (given, written) => {
  const branch = await payload.create({ collection: 'bf-branches', data: { name: 'Buchstabe', email: given } })
  expect(branch.email ?? '').toBe(written)
  const [kept] = await db.rows<{ email: string }>(sql`select email from bf_branches where id = ${branch.id}`)
  expect(kept?.email ?? '').toBe(written)
})

test('an address that was kept in ASCII is shown in its letters', async () => {
  const { id } = await payload.create({ collection: 'bf-staff', data: { firstName: 'Anna', lastName: 'Lang' } })
  await db.rows(sql`update bf_staff set email = 'anna@xn--bcher-kva.ch' where id = ${id}`)
  expect((await payload.findByID({ collection: 'bf-staff', id })).email).toBe('anna@bücher.ch')
})

test('what is no address is refused', async () => {
  const data = { name: 'Buchstabe', email: 'info@' }
  await expect(payload.create({ collection: 'bf-branches', data })).rejects.toThrow()
})

test('an address that an older rule let in holds up no other change, and is not taken anew', async () => {
  const { id } = await payload.create({ collection: 'bf-branches', data: { name: 'Alt', email: 'alt@lindenhof.ch' } })
  await db.rows(sql`update bf_branches set email = 'x@y.c' where id = ${id}`)
  const update = (data: object) => payload.update({ collection: 'bf-branches', id, data })
  expect(await update({ name: 'Neu' })).toMatchObject({ name: 'Neu', email: 'x@y.c' })
  expect(await update({ name: 'Neuer', email: 'x@y.c' })).toMatchObject({ name: 'Neuer', email: 'x@y.c' })
  await expect(update({ email: 'z@y.c' })).rejects.toThrow()
})

test('so does an address in a branch of a business', async () => {
  const branches = [{ zip: '8400', city: 'Winterthur', active: true, email: 'alt@lindenhof.ch' }]
  const { id } = await payload.create({ collection: 'bf-businesses', data: { name: 'Alt Optik', branches } })
  await db.rows(sql`update bf_businesses_branches set email = 'x@y.c' where _parent_id = ${id}`)
  const kept = await payload.findByID({ collection: 'bf-businesses', id })
  const update = (data: object) => payload.update({ collection: 'bf-businesses', id, data })
  expect(await update({ name: 'Neu Optik', branches: kept.branches ?? [] })).toMatchObject({ name: 'Neu Optik' })
})
