'use client'

import type { ReactNode } from 'react'
import type { GameAddresses } from '../../kernel/game-addresses.ts'
import type { Locale } from '../../kernel/locale.ts'
import { useGame, useGameState } from '../game-context.tsx'
import { gameWords } from './messages.ts'
import { Notice } from './notice.tsx'

interface GameGateProps {
  locale: Locale
  links: GameAddresses
  /** What plays on the open game. */
  children: ReactNode
}

/** Lets through while a game is open; otherwise says what is the matter and where to go. Never blank. */
export function GameGate({ locale, links, children }: GameGateProps) {
  const words = gameWords(locale)
  const game = useGame()
  const status = useGameState((state) => state.status)
  const isUnavailable = useGameState((state) => state.connection === 'unavailable')
  if (status === 'ready') return children
  // Until the store is there the server's picture stands.
  if (!game || status === 'opening') return <Notice title={words.opening} isBusy />
  if (status === 'none' && isUnavailable) {
    return <Notice title={words.unavailableTitle} text={words.unavailableText} />
  }
  const title = { none: words.noGameTitle, missing: words.missingTitle, refused: words.refusedTitle }[status]
  const text = { none: words.noGameText, missing: words.missingText, refused: words.refusedText }[status]
  return (
    <Notice
      title={title}
      text={text}
      action={{ href: links.start, label: words.toStart, onFollow: () => game.leaveGame() }}
    />
  )
}
