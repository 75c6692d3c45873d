import type { Player } from '@blickfang/contract/game/game.ts'
import { useGame, useGameState } from '@blickfang/views/game/game-context.tsx'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import { useId } from 'react'
import css from './game-setup.module.css'

/** Asks for the holder of this phone: the others then see who entered a score. */
export function ThisPhone({ players, t }: { players: readonly Player[]; t: GameWords }) {
  const game = useGame()
  const phoneName = useGameState((state) => state.phoneName)
  const id = useId()
  const isKnown = players.some(({ name }) => name === phoneName)
  return (
    <div className={css.thisPhone}>
      <label htmlFor={id}>{t('thisPhone')}</label>
      <select
        id={id}
        className={css.select}
        value={phoneName}
        onChange={(event) => game?.namePhone(event.target.value)}
      >
        <option value="">{t('thisPhoneNobody')}</option>
        {phoneName && !isKnown && <option value={phoneName}>{phoneName}</option>}
        {players.map(({ id: player, name }) => (
          <option key={player} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
