import { randomUUID } from 'node:crypto'
import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import type { GameClient } from './connect-game.ts'

type Row = Record<string, unknown>
export type ChangeEvent = RealtimePostgresChangesPayload<Row>
type Wanted = { table?: string; filter?: string; topic?: string } & Record<string, unknown>

/** Everything that a client has heard, in order; `system` holds what the server said about the subscription itself. */
export type Heard = { events: ChangeEvent[]; system: { status: string; message: string }[]; statuses: string[] }

/** Subscribes to the changes of the game's schema, and resolves once the server has said whether it listens. */
export async function listen(
  client: GameClient,
  { table, filter, topic = randomUUID(), ...more }: Wanted = {},
): Promise<Heard> {
  // Else the first join goes out with the public key.
  await client.realtime.setAuth()
  const heard: Heard = { events: [], system: [], statuses: [] }
  const wanted = {
    event: '*' as const,
    schema: 'site_game',
    ...(table ? { table } : {}),
    ...(filter ? { filter } : {}),
    ...more,
  }
  await new Promise<void>((done) => {
    client
      .channel(topic)
      .on('postgres_changes', wanted, (event) => heard.events.push(event))
      .on('system', {}, (message) => {
        heard.system.push({ status: message.status, message: message.message })
        done()
      })
      .subscribe((status) => {
        heard.statuses.push(status)
        if (status === 'CHANNEL_ERROR' || status === 'CLOSED') done()
      })
  })
  return heard
}
