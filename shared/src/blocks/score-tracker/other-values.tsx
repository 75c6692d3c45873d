import { useState } from 'react'
import type { Entry, Player } from '../../game/game.ts'
import { useGame } from '../../game/game-context.tsx'
import { fill } from '../../game/parts/messages.ts'
import type { GameWords } from '../../game/parts/words/de.ts'
import css from './score-tracker.module.css'

interface OtherValuesProps {
  player: Player
  pageId: string
  words: GameWords
}

/** Two phones said something different: the later value counts, the older ones are one tap away. */
export function OtherValues({ player, pageId, words }: OtherValuesProps) {
  const game = useGame()
  const [entries, setEntries] = useState<readonly Entry[] | null>(null)
  const older = entries ? otherScores(entries) : []

  async function toggle() {
    setEntries(entries || !game ? null : await game.history(player.id, pageId))
  }
  function take(score: number) {
    game?.setScore(player.id, pageId, score)
    setEntries(null)
  }

  return (
    <>
      <button type="button" className={css.versions} aria-expanded={entries !== null} onClick={toggle}>
        {words.versions}
      </button>
      {entries && (
        <span className={css.older}>
          {older.length === 0 && words.noOlder}
          {older.map((entry) => (
            <button key={entry.score} type="button" className={css.versions} onClick={() => take(entry.score)}>
              {fill(words.takeBack, { score: entry.score })} <span className={css.by}>({whoOf(entry, words)})</span>
            </button>
          ))}
        </span>
      )}
    </>
  )
}

/** Each other value once, as it was entered last. */
function otherScores([current, ...rest]: readonly Entry[]): Entry[] {
  const seen = new Set([current?.score])
  return rest.filter(({ score }) => !seen.has(score) && seen.add(score)).slice(0, 4)
}

function whoOf({ isMine, by }: Entry, words: GameWords): string {
  if (isMine) return words.enteredHere
  return by ? fill(words.enteredBy, { name: by }) : words.enteredElsewhere
}
