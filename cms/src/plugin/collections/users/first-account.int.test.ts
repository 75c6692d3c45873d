import { getPayload, handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../../payload.config.ts'

let payload: Payload
beforeAll(async () => {
  payload = await getPayload({ config })
})
afterAll(() => payload.destroy())

function register(email: string, more: object = {}) {
  return handleEndpoints({
    config,
    request: new Request('http://localhost:3000/api/users/first-register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
      body: JSON.stringify({ email, password: 'long-enough-for-this', ...more }),
    }),
  })
}

test('who makes the first account of a new site manages it; there is no second one in this way', async () => {
  expect((await register('first@test.example')).status).toBe(200)
  expect((await register('second@test.example', { role: 'admin' })).status).toBe(403)
  const { docs } = await payload.find({ collection: 'users', overrideAccess: true })
  expect(docs.map(({ email, role }) => [email, role])).toEqual([['first@test.example', 'admin']])
})
