'use client'

import { useGameState } from '../../game/game-context.tsx'
import { takingPart } from '../../game/leaderboard.ts'
import { GameGate } from '../../game/parts/game-gate.tsx'
import { gameWords } from '../../game/parts/game-words.ts'
import { Notice } from '../../game/parts/notice.tsx'
import parts from '../../game/parts/parts.module.css'
import { useWakeLock } from '../../game/parts/use-wake-lock.ts'
import { ScoreRow } from './score-row.tsx'
import css from './score-tracker.module.css'
import type { SheetProps } from './sheet-props.ts'

/** The card of one hole: everybody's strokes, by plus and minus. */
export function ScoreCard(props: SheetProps) {
  return (
    <GameGate locale={props.locale} links={props.links}>
      <Card {...props} />
    </GameGate>
  )
}

function Card({ pageId, locale, links, isEditing }: SheetProps) {
  const t = gameWords(locale)
  const players = useGameState((state) => state.players)
  const round = useGameState((state) => state.game?.pageIds)
  const playing = takingPart(players)
  useWakeLock(!isEditing)
  if (playing.length === 0) {
    return <Notice lang={t.language} title={t('nobodyYet')} action={{ href: links.edit, label: t('players') }} />
  }
  // A game that an earlier version of the site kept knows its round once the server was read.
  if (!isEditing && round && round.length > 0 && !round.includes(pageId)) {
    return <Notice lang={t.language} title={t('otherHole')} text={t('otherHoleText')} />
  }
  return (
    <>
      <ul className={css.card}>
        {playing.map((player) => (
          <ScoreRow key={player.id} player={player} pageId={pageId} t={t} />
        ))}
      </ul>
      <div className={css.aside}>
        <a className={parts.button} data-quiet href={isEditing ? undefined : links.edit}>
          {t('players')}
        </a>
        <a className={parts.button} data-quiet href={isEditing ? undefined : links.share}>
          {t('share')}
        </a>
      </div>
    </>
  )
}
