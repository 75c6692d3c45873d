import { useEffect, useState } from 'react'
import type { Game } from '../../game/game.ts'
import { useGameState } from '../../game/game-context.tsx'

/** The game that the address invites to (`?id=`), opened; once it is there the phone goes on to `next`. */
export function useInvitation(game: Game | null, next: string): string | null {
  const [id, setId] = useState<string | null>(null)
  const isThere = useGameState((state) => state.status === 'ready' && state.game?.id === id?.toLowerCase())

  useEffect(() => {
    const invited = new URLSearchParams(location.search).get('id')
    if (!game || !invited) return
    setId(invited)
    void game.openGame(invited)
  }, [game])

  useEffect(() => {
    // Back from there must not lead here, and on again.
    if (id && isThere) location.replace(next)
  }, [id, isThere, next])

  return id
}
