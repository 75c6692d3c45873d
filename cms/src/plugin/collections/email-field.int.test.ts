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
  const branch = await payload.create({ collection: 'branches', data: { name: 'Buchstabe', email: given } })
  expect(branch.email ?? '').toBe(written)
  const [kept] = await db.rows<{ email: string }>(sql`select email from branches where id = ${branch.id}`)
  expect(kept?.email ?? '').toBe(written)
})

test('an address that was kept in ASCII is shown in its letters', async () => {
  const { id } = await payload.create({ collection: 'staff', data: { firstName: 'Anna', lastName: 'Lang' } })
  await db.rows(sql`update staff set email = 'anna@xn--bcher-kva.ch' where id = ${id}`)
  expect((await payload.findByID({ collection: 'staff', id })).email).toBe('anna@bücher.ch')
})

test('what is no address is refused', async () => {
  const data = { name: 'Buchstabe', email: 'info@' }
  await expect(payload.create({ collection: 'branches', data })).rejects.toThrow()
})
