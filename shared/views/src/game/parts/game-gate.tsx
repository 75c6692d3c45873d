'use client'

import type { GameAddresses } from '@blickfang/contract/game/game-addresses.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { type ReactNode, useEffect } from 'react'
import { useGame, useGameState } from '../game-context.tsx'
import { gameWords } from './game-words.ts'
import { Notice } from './notice.tsx'
import { OpeningNotice } from './opening-notice.tsx'

interface GameGateProps {
  locale: Locale
  links: GameAddresses
  /** The stand-in is the page's heading. */
  isHeading?: boolean | undefined
  /** Parts that play on the open game. */
  children: ReactNode
}

/** Added to the start's address: the game that this phone played is gone, which the start says. */
export const goneQuery = 'gone'

/** Lets through while a game is open; otherwise says what is the matter and where to go. Never blank. */
export function GameGate({ locale, links, isHeading, children }: GameGateProps) {
  const t = gameWords(locale)
  const game = useGame()
  const status = useGameState((state) => state.status)
  const isUnavailable = useGameState((state) => state.connection === 'unavailable')

  useEffect(() => {
    // Source: spec/public-site.md §2. The sync has forgotten its id already.
    if (status === 'missing') location.replace(`${links.start}?${goneQuery}`)
  }, [status, links.start])

  if (status === 'ready') return children
  // Until the store is there the server's picture stands.
  if (!game || status === 'opening') return <OpeningNotice locale={locale} isHeading={isHeading} />
  if (status === 'missing')
    return <Notice lang={t.language} title={t('missingTitle')} text={t('missingText')} isHeading={isHeading} isBusy />
  if (status === 'none' && isUnavailable) {
    return <Notice lang={t.language} title={t('unavailableTitle')} text={t('unavailableText')} isHeading={isHeading} />
  }
  const title = status === 'none' ? t('noGameTitle') : t('refusedTitle')
  const text = status === 'none' ? t('noGameText') : t('refusedText')
  return (
    <Notice
      lang={t.language}
      title={title}
      text={text}
      isHeading={isHeading}
      action={{ href: links.start, label: t('toStart'), onFollow: () => game.leaveGame() }}
    />
  )
}
