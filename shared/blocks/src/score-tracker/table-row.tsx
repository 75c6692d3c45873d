import type { Standing } from '@blickfang/contract/game/leaderboard.ts'
import { writeDifference } from '@blickfang/contract/game/par.ts'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import parts from '@blickfang/views/game/parts/parts.module.css'
import { keepSessionNote, sessionNote } from '@blickfang/views/site/visitor/session-note.ts'
import { useSyncExternalStore } from 'react'
import css from './board.module.css'

// Source: spec/public-site.md §4.
const visitedKey = 'hasVisitedCoupon'

interface TableRowProps {
  standing: Standing
  /** Strokes more than par; null where no par is known, or nothing played. */
  difference: number | null
  hasPar: boolean
  couponHref: string
  t: GameWords
}

export function TableRow({ standing, difference, hasPar, couponHref, t }: TableRowProps) {
  const { player, rank, total, entriesCount, isComplete, isWinner } = standing
  return (
    <tr data-winner={isWinner || undefined}>
      <td className={css.rank}>{rank}</td>
      <th scope="row" className={css.who}>
        <bdi>{player.name}</bdi>
        {!isComplete && <span className={css.star}>*</span>}
        <span className={css.played}>{t('holesPlayed', { count: entriesCount })}</span>
        {isWinner && <CouponLink href={`${couponHref}?player=${player.id}`} t={t} />}
      </th>
      {hasPar && <td className={css.difference}>{difference === null ? '–' : writeDifference(difference)}</td>}
      <td className={css.total}>{entriesCount > 0 ? total : '–'}</td>
    </tr>
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
