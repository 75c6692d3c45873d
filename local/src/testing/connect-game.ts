import { createClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'

export type ConnectGame = { accessToken?: (() => Promise<string>) | undefined; vsn?: '1.0.0' | '2.0.0' | undefined }
export type GameClient = ReturnType<typeof connectGame>

// Node 20 has none of its own, and supabase-js refuses to start without.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

/** Supabase's own client on the game's schema. Without a token it has its key alone. */
export function connectGame(url: string, key: string, { accessToken, vsn }: ConnectGame = {}) {
  return createClient(url, key, {
    db: { schema: 'site_game' },
    ...(accessToken ? { accessToken } : {}),
    ...(vsn ? { realtime: { vsn } } : {}),
    auth: { persistSession: false, autoRefreshToken: false },
  })
}
