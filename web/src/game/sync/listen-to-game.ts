import type { GameClient } from './connect-supabase.ts'
import type { FeedListener, ScoreRow } from './game-server.ts'
import { type PlayerRow, playerOf } from './player-row.ts'

/**
 * Hears every change of a game. Ready is not when the channel has joined but when the database's subscription stands, which
 * the server says in a message of its own: what happens in between is told to nobody. Any trouble ends it: who listens begins
 * again from the start, in one place for all kinds of trouble.
 */
export function listenToGame(client: GameClient, gameId: string, listener: FeedListener): () => void {
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    // Its answer interests nobody; without a network there is none.
    client.removeAllChannels().catch(() => undefined)
    client.realtime.disconnect()
  }
  const lose = () => {
    if (isOver) return
    end()
    listener.onLost()
  }
  const changes = (table: string) =>
    ({ event: '*', schema: 'site_game', table, filter: `gameId=eq.${gameId}` }) as const
  const isOurs = (row: object): boolean => 'gameId' in row && row.gameId === gameId
  const channel = client
    .channel(`game:${gameId}`)
    .on('postgres_changes', changes('players'), ({ new: row }) => {
      if (isOurs(row)) listener.onPlayer(playerOf(row as PlayerRow))
    })
    .on('postgres_changes', changes('holes'), ({ new: row }) => {
      if (isOurs(row)) listener.onScore(row as ScoreRow)
    })
    .on('system', {}, ({ extension, status }: { extension: string; status: string }) => {
      if (isOver) return
      if (status !== 'ok') lose()
      else if (extension === 'postgres_changes') listener.onReady()
    })
  // Else the first join goes out with the public key alone.
  client.realtime
    .setAuth()
    .then(() => {
      if (isOver) return
      channel.subscribe((status) => {
        if (status !== 'SUBSCRIBED') lose()
      })
    })
    .catch(lose)
  return end
}
