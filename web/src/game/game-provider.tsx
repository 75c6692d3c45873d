'use client'

import type { Game } from '@blickfang/shared/game/game.ts'
import type { GameAddresses } from '@blickfang/shared/game/game-addresses.ts'
import { GameContext, RoundMinutesContext } from '@blickfang/shared/game/game-context.tsx'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { loadAgain } from '@blickfang/shared/site/visitor/load-again.ts'
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import css from './game-provider.module.css'
import { registerGameWorker } from './register-game-worker.ts'

const StatusLine = lazy(() =>
  loadAgain(() => import('@blickfang/shared/game/parts/status-line.tsx')).then((module) => ({
    default: module.StatusLine,
  })),
)

// One game for the whole life of the tab, however often React mounts.
let running: Promise<Game> | undefined

function loadGame(): Promise<Game> {
  running ??= loadAgain(() => import('./start-game.ts')).then(({ startGame }) => startGame())
  return running
}

interface GameProviderProps {
  locale: Locale
  links: GameAddresses
  roundMinutes: number
  children: ReactNode
}

/** Runs the game on the page around it. Its code comes after the page: what the server rendered stands until then. */
export function GameProvider({ locale, links, roundMinutes, children }: GameProviderProps) {
  const [game, setGame] = useState<Game | null>(null)
  useEffect(() => {
    // What the server rendered stands until the screens are there: without a transition React would empty them meanwhile.
    void loadGame().then((loaded) => startTransition(() => setGame(loaded)))
    void registerGameWorker(links)
  }, [links])
  return (
    <GameContext value={game}>
      <div className={css.game}>
        <div className={css.status}>
          {game && (
            <Suspense fallback={null}>
              <StatusLine locale={locale} />
            </Suspense>
          )}
        </div>
        <RoundMinutesContext value={roundMinutes}>{children}</RoundMinutesContext>
      </div>
    </GameContext>
  )
}
