'use client'

import { useContext, useMemo } from 'react'
import { RoundContext, useLaterGameState } from '../../game/game-context.tsx'
import { leaderboard } from '../../game/leaderboard.ts'
import { GameGate } from '../../game/parts/game-gate.tsx'
import { gameWords } from '../../game/parts/messages.ts'
import css from './score-tracker.module.css'
import type { SheetProps } from './sheet-props.ts'
import { TableRow } from './table-row.tsx'

/** The round's standings: the fewest strokes win. */
export function ScoreTable(props: SheetProps) {
  return (
    <GameGate locale={props.locale} links={props.links}>
      <Table {...props} />
    </GameGate>
  )
}

function Table({ locale, links, isEditing }: SheetProps) {
  const words = gameWords(locale)
  // It stands in a drawer of its own: the number that somebody has just tapped comes first.
  const { players, scores } = useLaterGameState()
  const { pageIds } = useContext(RoundContext)
  const standings = useMemo(() => {
    // Outside a round, as in an editor's preview, the holes are those that somebody has played.
    const holes = pageIds.length > 0 && !isEditing ? pageIds : [...new Set([...scores.values()].map((e) => e.pageId))]
    return leaderboard({ players, scores }, holes)
  }, [players, scores, pageIds, isEditing])
  return (
    <div className={css.board}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.holes}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <TableRow
              key={standing.player.id}
              standing={standing}
              couponHref={isEditing ? '' : links.coupon}
              words={words}
            />
          ))}
        </tbody>
      </table>
      {standings.some(({ isComplete }) => !isComplete) && <div className={css.legend}>{words.incomplete}</div>}
    </div>
  )
}
