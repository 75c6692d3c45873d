import type { Entry, Player } from '@blickfang/contract/game/game.ts'
import { useGame } from '@blickfang/views/game/game-context.tsx'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import { useEffect, useState } from 'react'
import css from './score-tracker.module.css'

interface OtherValuesProps {
  player: Player
  pageId: string
  /** The value that counts now. */
  current: Entry
  t: GameWords
}

/** Two phones said something different: the later value counts, the older ones are one tap away. */
export function OtherValues({ player, pageId, current, t }: OtherValuesProps) {
  const game = useGame()
  const [isOpen, setOpen] = useState(false)
  const [entries, setEntries] = useState<readonly Entry[] | null>(null)
  const older = entries ? otherScores(entries, current) : []

  // biome-ignore lint/correctness/useExhaustiveDependencies: while it is open, each new value makes the one before it an older one
  useEffect(() => {
    if (!isOpen || !game) return setEntries(null)
    let isOver = false
    void game.history(player.id, pageId).then((found) => {
      if (!isOver) setEntries(found)
    })
    return () => {
      isOver = true
    }
  }, [isOpen, game, player.id, pageId, current])

  function take(score: number) {
    game?.setScore(player.id, pageId, score)
    setOpen(false)
  }

  return (
    <>
      <button type="button" className={css.versions} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('versions')}
      </button>
      {entries && (
        <span className={css.older}>
          {older.length === 0 && t('noOlder')}
          {older.map((entry) => (
            <button key={entry.score} type="button" className={css.versions} onClick={() => take(entry.score)}>
              {t('takeBack', { score: entry.score })} <span className={css.by}>({whoOf(entry, t)})</span>
            </button>
          ))}
        </span>
      )}
    </>
  )
}

/** Each other value once, as it was entered last. */
function otherScores(entries: readonly Entry[], current: Entry): Entry[] {
  const seen = new Set([current.score])
  return entries.filter(({ score }) => !seen.has(score) && seen.add(score)).slice(0, 4)
}

function whoOf({ isMine, by }: Entry, t: GameWords): string {
  if (isMine) return t('enteredHere')
  return by ? t('enteredBy', { name: by }) : t('enteredElsewhere')
}
