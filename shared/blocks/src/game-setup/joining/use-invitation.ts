import type { Game, GameInfo } from '@blickfang/contract/game/game.ts'
import type { GameAddresses } from '@blickfang/contract/game/game-addresses.ts'
import { useGameState } from '@blickfang/views/game/game-context.tsx'
import { forgetStop } from '@blickfang/views/site/visitor/remembered-stop.ts'
import { useEffect, useState } from 'react'
import { keepInvitedGame } from './invited-game.ts'
import { addressInPhoneLanguage } from './phone-language.ts'

interface Invitation {
  /** The game that this phone plays and would leave: it asks first. null: the invitation is being opened. */
  readonly leaves: GameInfo | null
  readonly accept: () => void
}

/** The invitation in the address (`?id=`). Once its game is there the phone goes on to sharing, and begins at the first stop. */
export function useInvitation(game: Game | null, links: GameAddresses): Invitation | null {
  const [id, setId] = useState<string | null>(null)
  const [leaves, setLeaves] = useState<GameInfo | null>(null)
  const isThere = useGameState((state) => state.status === 'ready' && state.game?.id === id?.toLowerCase())
  const isLost = useGameState((state) => state.status === 'missing' || state.status === 'refused')

  useEffect(() => {
    const invited = new URLSearchParams(location.search).get('id')
    if (!game || !invited) return
    // Who invites knows nothing of the language of those who come.
    const own = addressInPhoneLanguage()
    if (own) return location.replace(`${own}${location.search}`)
    let isOver = false
    setId(invited)
    void game.leaves(invited).then((held) => {
      if (isOver) return
      if (held) setLeaves(held)
      else open(game, invited, links.play)
    })
    return () => {
      isOver = true
    }
  }, [game, links.play])

  function accept() {
    setLeaves(null)
    if (game && id) open(game, id, links.play)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what would be left is gone anyway
  useEffect(() => {
    if (leaves && isLost) accept()
  }, [leaves, isLost])

  useEffect(() => {
    // Back from there must not lead here, and on again.
    if (id && isThere) location.replace(links.share)
  }, [id, isThere, links.share])

  return id === null ? null : { leaves, accept }
}

function open(game: Game, id: string, play: string): void {
  if (game.getState().game?.id !== id.toLowerCase()) forgetStop(play)
  keepInvitedGame(id)
  void game.openGame(id)
}
