'use client'

import { takingPart } from '@blickfang/contract/game/leaderboard.ts'
import { HolesContext, useGameState, useIsPreview } from '@blickfang/views/game/game-context.tsx'
import { GameGate } from '@blickfang/views/game/parts/game-gate.tsx'
import { gameWords } from '@blickfang/views/game/parts/game-words.ts'
import { Notice } from '@blickfang/views/game/parts/notice.tsx'
import { useWakeLock } from '@blickfang/views/game/parts/use-wake-lock.ts'
import { useShared } from '@blickfang/views/kernel/island/shared-context.tsx'
import { useRef } from 'react'
import { HoleHead } from './holes/hole-head.tsx'
import { ScoreRow } from './score-row.tsx'
import css from './score-tracker.module.css'
import type { SheetProps } from './sheet-props.ts'

/** From this many players on the rows are lower. */
const many = 8
/** Most rows that fit on a phone under the rules of the hole, and stay at its lower edge, near the thumb. */
const maxPinned = 8

/** The card of one hole: everybody's strokes, by plus and minus. */
export function ScoreCard(props: SheetProps) {
  return (
    <GameGate locale={props.locale} links={props.links}>
      <Card {...props} />
    </GameGate>
  )
}

function Card({ pageId, locale, links }: SheetProps) {
  const isPreview = useIsPreview()
  const t = gameWords(locale)
  const players = useGameState((state) => state.players)
  const round = useGameState((state) => state.game?.pageIds)
  const holes = useShared(HolesContext)
  const rows = useRef<HTMLUListElement>(null)
  const playing = takingPart(players)
  const isPinned = !isPreview && playing.length <= maxPinned
  useWakeLock(!isPreview)
  if (playing.length === 0) {
    return <Notice lang={t.language} title={t('nobodyYet')} action={{ href: links.edit, label: t('players') }} />
  }
  // A game that an earlier version of the site kept knows its round once the server was read.
  if (!isPreview && round && round.length > 0 && !round.includes(pageId)) {
    return <Notice lang={t.language} title={t('otherHole')} text={t('otherHoleText')} />
  }
  const par = holes?.get(pageId)?.par ?? null
  return (
    <div className={css.hole} data-many={playing.length >= many || undefined} data-pinned={isPinned || undefined}>
      <HoleHead card={rows} pageId={pageId} links={links} isPinned={isPinned} t={t} />
      <ul ref={rows} className={css.card}>
        {playing.map((player) => (
          <ScoreRow key={player.id} player={player} pageId={pageId} par={par} t={t} />
        ))}
      </ul>
    </div>
  )
}
