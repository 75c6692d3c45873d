import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSession } from './find-session.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmVk`
const session = tokenOf({ collection: 'users', id: '1', sid: '2' })
const among = (cookies: Record<string, string>) =>
  findSession({ getAll: () => Object.entries(cookies).map(([name, value]) => ({ name, value })) })

test('a session is found by whatever prefix a project gives its cookies, among whatever else is there', () => {
  const prefix = fc.stringMatching(/^[a-zA-Z_][\w-]{0,12}$/)
  const foreign = fc.oneof(
    fc.string(),
    fc.constant(tokenOf({ sub: 'someone' })),
    fc.constant(`${session.slice(0, 20)}.x.`),
  )
  const others = fc.dictionary(
    fc.stringMatching(/^[a-z-]{1,12}$/).map((name) => `${name}-token`),
    foreign,
  )
  fc.assert(
    fc.property(prefix, others, (own, more) => {
      expect(among({ ...more, [`${own}-token`]: session })).toBe(session)
      expect(among(more)).toBeNull()
    }),
  )
})

test('of two the one with Payload’s own name counts; a name that is none of a token does not', () => {
  const other = tokenOf({ collection: 'members', id: '9' })
  expect(among({ 'shop-token': other, 'payload-token': session })).toBe(session)
  expect(among({ token: session, session })).toBeNull()
})
