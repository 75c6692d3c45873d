import type { Standing } from '@blickfang/contract/game/leaderboard.ts'
import { writeDifference } from '@blickfang/contract/game/par.ts'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import parts from '@blickfang/views/game/parts/parts.module.css'
import { keepSessionNote, sessionNote } from '@blickfang/views/site/visitor/session-note.ts'
import { useSyncExternalStore } from 'react'
import css from './board.module.css'
import { signOf } from './holes/hole-grid.tsx'
import type { PlayedHole } from './read-board.ts'

// Source: spec/public-site.md §4.
const visitedKey = 'hasVisitedCoupon'

interface TableRowProps {
  standing: Standing
  /** Strokes more than par; null where no par is known, or nothing played. */
  difference: number | null
  hasPar: boolean
  holes: readonly PlayedHole[]
  /** In the order of the holes; 0 where nothing is entered. */
  strokes: readonly number[]
  couponHref: string
  t: GameWords
}

export function TableRow({ standing, difference, hasPar, holes, strokes, couponHref, t }: TableRowProps) {
  const { player, rank, total, entriesCount, isComplete, isWinner } = standing
  return (
    <tr data-winner={isWinner || undefined}>
      <td className={css.rank}>{rank}</td>
      <th scope="row" className={css.who}>
        <bdi>{player.name}</bdi>
        {!isComplete && <span className={css.star}>*</span>}
        <span className={css.played}>{t('holesPlayed', { count: entriesCount })}</span>
        {entriesCount > 0 && <Dots holes={holes} strokes={strokes} />}
        {isWinner && <CouponLink href={`${couponHref}?player=${player.id}`} t={t} />}
      </th>
      {hasPar && <td className={css.difference}>{difference === null ? '–' : writeDifference(difference)}</td>}
      <td className={css.total}>{entriesCount > 0 ? total : '–'}</td>
    </tr>
  )
}

/** The round at a glance; its figures stand in the grid below. */
function Dots({ holes, strokes }: Pick<TableRowProps, 'holes' | 'strokes'>) {
  return (
    <span className={css.dots} aria-hidden="true">
      {holes.map(({ pageId, par }, index) => {
        const score = strokes[index] ?? 0
        return <span key={pageId} data-sign={score === 0 ? 'open' : signOf(score, par)} />
      })}
    </span>
  )
}

function CouponLink({ href, t }: { href: string; t: GameWords }) {
  const hasVisited = useSyncExternalStore(
    () => () => {},
    () => sessionNote(visitedKey) !== null,
    () => false,
  )
  return (
    <a className={`${parts.button} ${css.coupon}`} href={href} onClick={() => keepSessionNote(visitedKey, 'true')}>
      {hasVisited ? t('couponSeen') : t('toCoupon')}
    </a>
  )
}
