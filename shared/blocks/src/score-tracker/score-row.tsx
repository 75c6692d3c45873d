import { cellKey, type Entry, type Player, strokesOf } from '@blickfang/contract/game/game.ts'
import { writeDifference } from '@blickfang/contract/game/par.ts'
import { useGameState } from '@blickfang/views/game/game-context.tsx'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import { memo } from 'react'
import { OtherValues } from './other-values.tsx'
import css from './score-tracker.module.css'
import { useStepper } from './use-stepper.ts'

interface ScoreRowProps {
  player: Player
  pageId: string
  /** The hole's; null where none is known. */
  par: number | null
  t: GameWords
}

/** Strokes of a player on a hole. Blank is not zero: the first tap makes it one, and from a blank nothing can be taken away. */
export const ScoreRow = memo(function ScoreRow({ player, pageId, par, t }: ScoreRowProps) {
  const key = cellKey(player.id, pageId)
  const strokes = useGameState((state) => strokesOf(state, key))
  const isTapped = useGameState((state) => state.tapped.has(key))
  const entry = useGameState((state) => state.scores.get(key))
  const isContested = useGameState((state) => state.contested.has(key))
  const step = useStepper(player.id, pageId)
  const { name } = player
  return (
    <li className={css.item}>
      <fieldset className={css.row} data-contested={isContested || undefined} aria-label={t('scoreOf', { name })}>
        <div className={css.head}>
          <bdi className={css.name}>{name}</bdi>
          {strokes !== undefined && <Result strokes={strokes} entry={isTapped ? undefined : entry} par={par} t={t} />}
        </div>
        <button type="button" className={css.step} aria-label={t('minus', { name })} disabled={!strokes} {...step(-1)}>
          <span aria-hidden="true">−</span>
        </button>
        <output className={css.score} data-blank={strokes === undefined ? '' : undefined}>
          {strokes ?? <span role="img" aria-label={t('blank')} className={css.blank} />}
        </output>
        <button type="button" className={css.step} aria-label={t('plus', { name })} {...step(1)}>
          <span aria-hidden="true">+</span>
        </button>
        <div className={css.note}>
          {isContested && entry && <OtherValues player={player} pageId={pageId} current={entry} t={t} />}
        </div>
      </fieldset>
    </li>
  )
})

interface ResultProps {
  strokes: number
  /** undefined while this phone keeps a tap of its own. */
  entry: Entry | undefined
  par: number | null
  t: GameWords
}

/** Worth of the strokes, and the name of whoever entered them on another phone. */
function Result({ strokes, entry, par, t }: ResultProps) {
  return (
    <span className={css.result}>
      {strokes === 1 ? (
        <strong className={css.ace}>{t('holeInOne')}</strong>
      ) : (
        strokes > 0 && par !== null && <span>{strokes === par ? t('par') : writeDifference(strokes - par)}</span>
      )}
      {entry && !entry.isMine && (
        <span className={css.enteredBy}>{entry.by ? t('enteredBy', { name: entry.by }) : t('enteredElsewhere')}</span>
      )}
    </span>
  )
}
