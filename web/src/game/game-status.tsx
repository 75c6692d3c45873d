import type { Game } from '@blickfang/contract/game/game.ts'
import type { GameAddresses } from '@blickfang/contract/game/game-addresses.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { GameContext, RoundMinutesContext } from '@blickfang/views/game/game-context.tsx'
import { loadAgain } from '@blickfang/views/kernel/island/load-again.ts'
import { shareWithPage } from '@blickfang/views/kernel/island/shared-context.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import css from './game-status.module.css'
import { registerGameWorker } from './register-game-worker.ts'

const StatusLine = lazy(() =>
  loadAgain(() => import('@blickfang/views/game/parts/status-line.tsx')).then((module) => ({
    default: module.StatusLine,
  })),
)

// One game for the whole life of the tab, however often React mounts.
let running: Promise<Game> | undefined

function loadGame(): Promise<Game> {
  running ??= loadAgain(() => import('./start-game.ts')).then(({ startGame }) => startGame())
  return running
}

export interface GameStatusProps {
  readonly locale: Locale
  readonly links: GameAddresses
  readonly roundMinutes: number
}

/** Runs the game for all islands of the page, and says how it stands. Its code comes after the page: what the server rendered stands until then. */
export function GameStatus({ locale, links, roundMinutes }: GameStatusProps) {
  const [game, setGame] = useState<Game | null>(null)
  useEffect(() => {
    shareWithPage(RoundMinutesContext, roundMinutes)
    void loadGame().then((loaded) => {
      setGame(loaded)
      shareWithPage(GameContext, loaded)
    })
    void registerGameWorker(links)
  }, [links, roundMinutes])
  return (
    <div className={css.status}>
      {game && (
        <GameContext value={game}>
          <Suspense fallback={null}>
            <StatusLine locale={locale} />
          </Suspense>
        </GameContext>
      )}
    </div>
  )
}
