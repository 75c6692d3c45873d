'use client'

import { fill } from '../../kernel/fill.ts'
import type { Locale } from '../../kernel/locale.ts'
import type { GameState } from '../game.ts'
import { useLaterGameState } from '../game-context.tsx'
import { gameWords } from './messages.ts'
import css from './parts.module.css'
import type { GameWords } from './words/de.ts'

/** Says quietly how the phone stands with the others: how many entries wait, whether there is a network, what was refused. */
export function StatusLine({ locale }: { locale: Locale }) {
  const words = gameWords(locale)
  const state = useLaterGameState()
  return (
    <div className={css.status} data-tone={toneOf(state)} role="status">
      {statusText(state, words)}
    </div>
  )
}

/** Empty while there is nothing to say: no game is open. */
export function statusText(state: GameState, { status, problem }: GameWords): string {
  if (state.status !== 'ready') return ''
  const count = state.waiting
  const isAway = state.connection === 'offline' || state.connection === 'unavailable'
  if (state.storage === 'full') return status.full
  if (state.problem) return problem[state.problem]
  if (count > 0) return fill(isAway ? status.waitingOffline : status.waiting, { count })
  if (isAway) return status.offline
  if (state.storage === 'unavailable') return status.memory
  if (state.storage === 'slow') return status.slow
  return state.connection === 'online' ? status.saved : status.connecting
}

function toneOf({ storage, problem, waiting, connection }: GameState): 'calm' | 'wait' | 'warn' {
  if (storage !== 'kept' || problem) return 'warn'
  return waiting > 0 || connection !== 'online' ? 'wait' : 'calm'
}
