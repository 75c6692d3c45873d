import { getPayload, handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../../payload.config.ts'

let payload: Payload
beforeAll(async () => {
  payload = await getPayload({ config })
})
afterAll(() => payload.destroy())

function register(email: string, more: object = {}, origin = 'http://localhost:3000') {
  return handleEndpoints({
    config,
    request: new Request('http://localhost:3000/api/users/first-register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email, password: 'long-enough-for-this', ...more }),
    }),
  })
}

test('a page of another website does not make the first account', async () => {
  const answer = await register('evil@test.example', {}, 'https://evil.example')
  expect([answer.status, (await answer.json()).errors[0].data.code]).toEqual([403, 'FOREIGN_ORIGIN'])
})

test('who makes the first account of a new site manages it; there is no second one in this way', async () => {
  const both = await Promise.all([register('first@test.example'), register('other@test.example')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  expect((await register('second@test.example', { role: 'admin' })).status).toBe(403)
  const { docs } = await payload.find({ collection: 'users', overrideAccess: true })
  expect(docs.map(({ role }) => role)).toEqual(['admin'])
})
