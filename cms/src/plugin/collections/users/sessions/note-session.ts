import { sql } from '@payloadcms/db-postgres'
import { decodeJwt } from 'jose'
import type { AuthStrategy, CollectionAfterLoginHook, Payload } from 'payload'
import { databaseOf, databaseOfRequest } from '../../../db/database.ts'
import { holdBackAdmin } from '../second-factor/hold-back-admin.ts'
import { findAsker } from './find-asker.ts'
import { nameBrowser } from './name-browser.ts'

/** Keeps with what a session was signed in, inside the transaction of the sign-in. */
export const nameSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const { browser, system } = nameBrowser(req.headers?.get('user-agent') ?? null)
  const db = await databaseOfRequest(req)
  await db.rows(sql`
    update ${db.accounts.sessions} set browser = ${browser}, system = ${system}, seen_at = now()
    where id = ${String(decodeJwt(token).sid)}`)
  return user
}

/** How exactly it is known when a session was last used: a write for each request would be one too many. */
const seenEveryMs = 10 * 60 * 1000

/** Payload's own look at who asks, which also notes that their session is in use. */
export const seeSession: AuthStrategy = {
  name: 'seen-session',
  authenticate: async (asked) => {
    const found = await holdBackAdmin(await findAsker(asked), asked.payload)
    const { _sid: id, sessions = [] } = (found.user ?? {}) as {
      _sid?: string
      sessions?: { id: string; seenAt?: string | null }[]
    }
    const session = sessions.find((open) => open.id === id)
    if (session && Date.now() - new Date(session.seenAt ?? 0).getTime() > seenEveryMs) {
      const db = databaseOf(asked.payload)
      await db.rows(sql`update ${db.accounts.sessions} set seen_at = now() where id = ${session.id}`)
    }
    return found
  },
}

/** Ours is Payload's look and a little more: with both, a database that hangs would be waited for twice. */
export function lookOnce(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.filter(({ name }) => name !== 'local-jwt')
}
