import { useGame, useGameState } from '@blickfang/views/game/game-context.tsx'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import { takeFocus } from '@blickfang/views/game/parts/take-focus.ts'
import css from './game-setup.module.css'

/** Stands where the name goes. */
const place = '\uFFFC'

interface RemovedPlayersProps {
  t: GameWords
  /** Player whose button has the focus when it comes. */
  focused: string | null
  onRestore: (id: string) => void
}

/** Players who were taken out, on this phone or another, with the way back: their scores come back too. */
export function RemovedPlayers({ t, focused, onRestore }: RemovedPlayersProps) {
  const game = useGame()
  const players = useGameState((state) => state.players)
  const removed = players.filter(({ removedAt }) => removedAt !== null)
  // The name apart from its sentence, so that one written from right to left stays in its place.
  const [before, after] = t('removed', { name: place }).split(place)
  return (
    <div role="status">
      {removed.map(({ id, name }) => (
        <div key={id} className={css.removed}>
          <span>
            {before}
            <bdi>{name}</bdi>
            {after}
          </span>
          <button
            type="button"
            className={css.undo}
            ref={focused === id ? takeFocus : null}
            onClick={() => {
              onRestore(id)
              game?.restorePlayer(id)
            }}
          >
            {t('undo')}
          </button>
        </div>
      ))}
    </div>
  )
}
