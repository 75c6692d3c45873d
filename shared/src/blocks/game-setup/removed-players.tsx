import { useGame, useGameState } from '../../game/game-context.tsx'
import type { GameWords } from '../../game/parts/words/de.ts'
import css from './game-setup.module.css'

/** Who was taken out, on this phone or another, with the way back: the scores come back too. */
export function RemovedPlayers({ words }: { words: GameWords }) {
  const game = useGame()
  const players = useGameState((state) => state.players)
  const removed = players.filter(({ removedAt }) => removedAt !== null)
  // The name apart from its sentence, so that one written from right to left stays in its place.
  const [before, after] = words.removed.split('{name}')
  return (
    <div role="status">
      {removed.map(({ id, name }) => (
        <div key={id} className={css.removed}>
          <span>
            {before}
            <bdi>{name}</bdi>
            {after}
          </span>
          <button type="button" className={css.undo} onClick={() => game?.restorePlayer(id)}>
            {words.undo}
          </button>
        </div>
      ))}
    </div>
  )
}
