import { useGame, useGameState } from '../../game/game-context.tsx'
import { fill, type GameWords } from '../../game/parts/messages.ts'
import css from './game-setup.module.css'

/** Who was taken out, on this phone or another, with the way back: the scores come back too. */
export function RemovedPlayers({ words }: { words: GameWords }) {
  const game = useGame()
  const players = useGameState((state) => state.players)
  const removed = players.filter(({ removedAt }) => removedAt !== null)
  return (
    <div role="status">
      {removed.map(({ id, name }) => (
        <div key={id} className={css.removed}>
          <bdi>{fill(words.removed, { name })}</bdi>
          <button type="button" className={css.undo} onClick={() => game?.restorePlayer(id)}>
            {words.undo}
          </button>
        </div>
      ))}
    </div>
  )
}
