import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
let own: string
beforeAll(async () => {
  cms = await startCms()
  own = (await cms.request({ method: 'GET', path: '/bf-users/me', as: cms.admin })).json.user.id
})
afterAll(() => cms.stop())
beforeEach(() => cms.db.rows(sql`delete from bf_users where role = 'admin' and id <> ${own}`))

async function anotherAdmin(): Promise<{ id: string; token: string }> {
  const data = { email: `${randomUUID()}@test.example`, password: randomUUID(), role: 'admin' as const, name: 'B' }
  const { id } = await cms.payload.create({ collection: 'bf-users', data, overrideAccess: true })
  const { token } = await cms.payload.login({ collection: 'bf-users', data })
  return { id: String(id), token: token ?? '' }
}

async function admins(): Promise<string[]> {
  return (await cms.db.rows<{ id: string }>(sql`select id from bf_users where role = 'admin'`)).map(({ id }) => id)
}

const demote = (id: string, as: string) =>
  cms.request({ method: 'PATCH', path: `/bf-users/${id}`, body: { role: 'optician' }, as })
const remove = (path: string, as: string) => cms.request({ method: 'DELETE', path: `/bf-users${path}`, as })

test('the only admin neither demotes nor deletes itself, and reads why', async () => {
  const answers = [await demote(own, cms.admin), await remove(`/${own}`, cms.admin)]
  expect(answers.map(({ status }) => status)).toEqual([409, 409])
  expect(answers.map(({ json }) => json.errors[0].data.code)).toEqual(['LAST_ADMIN', 'LAST_ADMIN'])
  expect(answers[0]?.json.errors[0].message).toMatch(/Verwaltung/)
  expect(await admins()).toEqual([own])
  const again = await cms.request({ method: 'POST', path: '/bf-users/first-register', body: {}, as: null })
  expect(again.status).toBe(403)
})

test('the local API keeps the last one as well', async () => {
  const change = { collection: 'bf-users', id: own, overrideAccess: true } as const
  await expect(cms.payload.update({ ...change, data: { role: 'optician' } })).rejects.toMatchObject({ status: 409 })
  await expect(cms.payload.delete(change)).rejects.toMatchObject({ status: 409 })
  expect(await admins()).toEqual([own])
})

test('of two admins one may go', async () => {
  const { id, token } = await anotherAdmin()
  expect((await demote(own, token)).status).toBe(200)
  expect(await admins()).toEqual([id])
  await cms.db.rows(sql`update bf_users set role = 'admin' where id = ${own}`)
  expect((await remove(`/${id}`, cms.admin)).status).toBe(200)
})

test('of two admins who demote or delete each other at the same time, one stays', async () => {
  for (let round = 0; round < 4; round++) {
    const other = await anotherAdmin()
    await Promise.all([
      round % 2 ? demote(other.id, cms.admin) : remove(`/${other.id}`, cms.admin),
      demote(own, other.token),
    ])
    expect((await admins()).length).toBe(1)
    await cms.db.rows(sql`update bf_users set role = 'admin' where id = ${own}`)
    await cms.db.rows(sql`delete from bf_users where id = ${other.id}`)
  }
})

test('deleting all accounts at once leaves an admin, and so does demoting all', async () => {
  await anotherAdmin()
  await remove('?where[role][equals]=admin', cms.admin)
  expect((await admins()).length).toBeGreaterThan(0)
  await cms.payload
    .update({ collection: 'bf-users', where: {}, data: { role: 'optician' }, overrideAccess: true })
    .catch(() => undefined)
  expect((await admins()).length).toBeGreaterThan(0)
})

test('a change of a name that was begun before keeps nobody’s role', async () => {
  const other = await anotherAdmin()
  await cms.db.rows(sql`update bf_users set role = 'optician' where id = ${other.id}`)
  await Promise.all([
    cms.payload.update({ collection: 'bf-users', id: other.id, data: { name: 'Neu' }, overrideAccess: true }),
    cms.payload.update({ collection: 'bf-users', id: other.id, data: { role: 'admin' }, overrideAccess: true }),
  ])
  // Whether the first one is still there: the test before leaves any of the two.
  expect(await admins()).toContain(other.id)
})
