import * as z from 'zod/mini'

/** Claims of a session, as far as they tell it from other tokens. */
const claims = z.object({ collection: z.string() })

interface Cookie {
  readonly name: string
  readonly value: string
}

/**
 * Finds the token of a sign-in among the cookies of a request. Payload calls it `<prefix>-token`, by the prefix that its project
 * gives, and other parts of a project may have such a name too: one of Payload's says of which collection its account is. Whether
 * it is good, and for how long, is the cms's to say.
 */
export function findSession(cookies: { readonly getAll: () => readonly Cookie[] }): string | null {
  const named = cookies.getAll().filter(({ name, value }) => name.endsWith('-token') && isOfPayload(value))
  const usual = named.find(({ name }) => name === 'payload-token')
  return (usual ?? named[0])?.value ?? null
}

function isOfPayload(token: string): boolean {
  const [, written = ''] = token.split('.')
  try {
    return claims.safeParse(JSON.parse(Buffer.from(written, 'base64url').toString())).success
  } catch {
    return false
  }
}
