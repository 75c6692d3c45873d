'use client'

import { takingPart } from '@blickfang/contract/game/leaderboard.ts'
import { leastMinutes } from '@blickfang/contract/game/round-length.ts'
import {
  HolesContext,
  RoundMinutesContext,
  useIsPreview,
  useLaterGameState,
} from '@blickfang/views/game/game-context.tsx'
import { GameGate } from '@blickfang/views/game/parts/game-gate.tsx'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import { gameWords } from '@blickfang/views/game/parts/game-words.ts'
import { LeadLine } from '@blickfang/views/game/parts/lead-line.tsx'
import { useShared } from '@blickfang/views/kernel/island/shared-context.tsx'
import { useMemo, useRef } from 'react'
import css from './board.module.css'
import { HoleGrid } from './holes/hole-grid.tsx'
import { MissingHoles } from './holes/missing-holes.tsx'
import { PictureButton } from './picture/picture-button.tsx'
import { readBoard } from './read-board.ts'
import type { SheetProps } from './sheet-props.ts'
import { TableRow } from './table-row.tsx'

/** Hole by hole for so many players: more are no picture any more. */
const maxInGrid = 12

/** The round's standings: the fewest strokes win. */
export function ScoreTable(props: SheetProps) {
  return (
    <GameGate locale={props.locale} links={props.links}>
      <Table {...props} />
    </GameGate>
  )
}

function Table({ locale, links }: SheetProps) {
  const isPreview = useIsPreview()
  const t = gameWords(locale)
  // It stands in a drawer of its own: the number that somebody has just tapped comes first.
  const { players, scores, tapped, game } = useLaterGameState()
  const onMap = useShared(HolesContext)
  const place = useRef<HTMLDivElement>(null)
  const board = useMemo(
    () => readBoard({ players, scores, tapped, game }, onMap),
    [players, scores, tapped, game, onMap],
  )
  const { holes, rounds, hasPar } = board
  const isPlayed = rounds.some(({ standing }) => standing.entriesCount > 0)
  const hasGrid = isPlayed && rounds.length <= maxInGrid
  return (
    <div className={css.board} ref={place}>
      <LeadLine t={t} />
      <table className={css.table} aria-label={t('standings')}>
        <thead>
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col">{t('player')}</th>
            {hasPar && <th scope="col">{t('toPar')}</th>}
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ player, standing, difference, strokes }) => (
            <TableRow
              key={player.id}
              standing={standing}
              difference={difference}
              holes={holes}
              strokes={strokes}
              hasPar={hasPar}
              couponHref={isPreview ? '' : links.coupon}
              t={t}
            />
          ))}
        </tbody>
      </table>
      {rounds.some(({ standing }) => !standing.isComplete) && <div className={css.legend}>{t('incomplete')}</div>}
      {hasGrid && <HoleGrid holes={holes} rounds={rounds} t={t} />}
      {isPlayed && !isPreview && <PictureButton board={board} title={game?.name ?? ''} place={place} t={t} />}
      <CouponRule holes={holes.length} t={t} />
      {game && !isPreview && <MissingHoles players={takingPart(players)} pageIds={game.pageIds} t={t} />}
    </div>
  )
}

/** Rule of the coupon, told before anybody has won. */
function CouponRule({ holes, t }: { holes: number; t: GameWords }) {
  const minutes = leastMinutes(useShared(RoundMinutesContext), holes)
  if (minutes === 0) return null
  return <p>{t('couponRule', { minutes })}</p>
}
