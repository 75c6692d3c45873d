import type { Player } from '@blickfang/contract/game/game.ts'
import { HolesContext } from '@blickfang/views/game/game-context.tsx'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import { useShared } from '@blickfang/views/kernel/island/shared-context.tsx'
import { ScoreRow } from '../score-row.tsx'
import css from '../score-tracker.module.css'

interface MissingHolesProps {
  players: readonly Player[]
  /** The holes of the round. */
  pageIds: readonly string[]
  t: GameWords
}

/** Holes of the round that have lost their card since the game began, as after a publish: they count, so they can be played. */
export function MissingHoles({ players, pageIds, t }: MissingHolesProps) {
  const onMap = useShared(HolesContext)
  if (!onMap) return null
  const holes = pageIds.map((pageId, index) => ({ pageId, number: index + 1 }))
  return holes
    .filter(({ pageId }) => !onMap.has(pageId))
    .map(({ pageId, number }) => (
      <div key={pageId}>
        <p className={css.missing}>{t('missingHole', { number })}</p>
        <ul className={css.card}>
          {players.map((player) => (
            <ScoreRow key={player.id} player={player} pageId={pageId} par={null} t={t} />
          ))}
        </ul>
      </div>
    ))
}
