import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Claims of a key or token. Supabase demands both role and exp; the rest goes to the database as it is. */
const claimsSchema = z.looseObject({ role: z.string(), exp: z.number() })
export type Claims = z.infer<typeof claimsSchema>

/** Signs claims with HS256, as Supabase does with a project's secret. */
export function signJwt(claims: Claims, secret: string): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${body}.${signatureOf(body, secret)}`
}

/** Reads a token signed with this secret. Throws, in the words of Supabase's Realtime, when it is no good (any more). */
export function verifyJwt(token: string, secret: string): Claims {
  const [head = '', payload = '', signature = '', ...rest] = token.split('.')
  const header = parse(head)
  const claims = parse(payload)
  if (!header || !claims || rest.length > 0) throw new Error('The token provided is not a valid JWT')
  const expected = Buffer.from(signatureOf(`${head}.${payload}`, secret))
  const given = Buffer.from(signature)
  if (!isHs256(header) || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Error('Failed to validate JWT signature')
  }
  const result = claimsSchema.safeParse(claims)
  if (!result.success) throw new Error('Fields `role` and `exp` are required in JWT')
  const age = Math.floor(Date.now() / 1000) - result.data.exp
  if (age >= 0) throw new Error(`Token has expired ${age} seconds ago`)
  return result.data
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url')
}

function isHs256(header: object): boolean {
  return 'alg' in header && header.alg === 'HS256'
}

function parse(part: string): object | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
