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
    request: new Request('http://localhost:3000/api/bf-users/first-register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email, password: 'long-enough-for-this', ...more }),
    }),
  })
}

test('whoever reaches a new site first does not own it: without the set-up code nobody makes an account', async () => {
  const tries = await Promise.all([
    register('first@test.example'),
    register('admin@test.example', { role: 'admin' }),
    register('evil@test.example', {}, 'https://evil.example'),
  ])
  expect(tries.map(({ status }) => status)).toEqual([403, 403, 403])
  const { docs } = await payload.find({ collection: 'bf-users', overrideAccess: true })
  expect(docs).toEqual([])
})
