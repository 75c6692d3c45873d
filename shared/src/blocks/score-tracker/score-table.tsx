'use client'

import { useMemo } from 'react'
import { RoundMinutesContext, useLaterGameState } from '../../game/game-context.tsx'
import { leaderboard, takingPart } from '../../game/leaderboard.ts'
import { GameGate } from '../../game/parts/game-gate.tsx'
import type { GameWords } from '../../game/parts/game-words.ts'
import { gameWords } from '../../game/parts/game-words.ts'
import { leastMinutes } from '../../game/round-length.ts'
import { useShared } from '../../kernel/island/shared-context.tsx'
import { MissingHoles } from './missing-holes.tsx'
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
  const t = gameWords(locale)
  // It stands in a drawer of its own: the number that somebody has just tapped comes first.
  const { players, scores, game } = useLaterGameState()
  const holes = game?.pageIds
  const standings = useMemo(() => leaderboard({ players, scores }, holes ?? []), [players, scores, holes])
  return (
    <div className={css.board}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col">{t('player')}</th>
            <th scope="col">{t('holes')}</th>
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <TableRow key={standing.player.id} standing={standing} couponHref={isEditing ? '' : links.coupon} t={t} />
          ))}
        </tbody>
      </table>
      {standings.some(({ isComplete }) => !isComplete) && <div className={css.legend}>{t('incomplete')}</div>}
      <CouponRule holes={holes?.length ?? 0} t={t} />
      {holes && !isEditing && <MissingHoles players={takingPart(players)} pageIds={holes} t={t} />}
    </div>
  )
}

/** Who gets a coupon is told before anybody has won. */
function CouponRule({ holes, t }: { holes: number; t: GameWords }) {
  const minutes = leastMinutes(useShared(RoundMinutesContext), holes)
  if (minutes === 0) return null
  return <p className={css.rule}>{t('couponRule', { minutes })}</p>
}
