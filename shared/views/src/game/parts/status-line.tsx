'use client'

import type { GameState } from '@blickfang/contract/game/game.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { useLaterGameState } from '../game-context.tsx'
import type { GameWords } from './game-words.ts'
import { gameWords } from './game-words.ts'
import css from './parts.module.css'

/** Says quietly how the phone stands with the others: how many entries wait, whether there is a network, what was refused. */
export function StatusLine({ locale }: { locale: Locale }) {
  const t = gameWords(locale)
  const state = useLaterGameState()
  return (
    <div className={css.status} lang={t.language} data-tone={toneOf(state)} role="status">
      {statusText(state, t)}
    </div>
  )
}

/** Empty while there is nothing to say: no game is open. */
export function statusText(state: GameState, t: GameWords): string {
  if (state.status !== 'ready') return ''
  const count = state.waiting
  const isAway = state.connection === 'offline' || state.connection === 'unavailable'
  if (state.storage === 'full') return t('status.full')
  if (state.problem) return t(`problem.${state.problem}`)
  if (count > 0) return t(isAway ? 'status.waitingOffline' : 'status.waiting', { count })
  if (isAway) return t('status.offline')
  if (state.storage === 'unavailable') return t('status.memory')
  if (state.storage === 'slow') return t('status.slow')
  return t(state.connection === 'online' ? 'status.saved' : 'status.connecting')
}

function toneOf({ storage, problem, waiting, connection }: GameState): 'calm' | 'wait' | 'warn' {
  if (storage !== 'kept' || problem) return 'warn'
  return waiting > 0 || connection !== 'online' ? 'wait' : 'calm'
}
