import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { keepJson } from '../process/keep-json.ts'
import { signJwt } from '../realtime/jwt.ts'

const gameKeysSchema = z.object({ jwtSecret: z.string().min(32), anonKey: z.string(), serviceKey: z.string() })
export type GameKeys = z.infer<typeof gameKeysSchema>

const tenYears = 10 * 365 * 24 * 60 * 60

/** The secret and the two keys of this checkout's game backend, made on the first start. The anon key is public. */
export function gameKeys(dataDir: string): GameKeys {
  return keepJson(join(dataDir, 'game.json'), gameKeysSchema, () => {
    const jwtSecret = randomBytes(32).toString('base64url')
    const iat = Math.floor(Date.now() / 1000)
    const key = (role: string) => signJwt({ iss: 'supabase', role, iat, exp: iat + tenYears }, jwtSecret)
    return { jwtSecret, anonKey: key('anon'), serviceKey: key('service_role') }
  })
}
