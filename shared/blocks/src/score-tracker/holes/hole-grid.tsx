import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import css from '../board.module.css'
import type { PlayedHole, PlayerRound } from '../read-board.ts'

/** Number of holes beside each other on a phone, as on a card of paper. */
const width = 9

interface HoleGridProps {
  holes: readonly PlayedHole[]
  rounds: readonly PlayerRound[]
  t: GameWords
}

/** The round hole by hole, in the signs of a scorecard: round below par, square above. */
export function HoleGrid({ holes, rounds, t }: HoleGridProps) {
  const parts = Array.from({ length: Math.ceil(holes.length / width) }, (_, index) => index * width)
  return (
    <>
      {parts.map((from) => (
        <table key={from} className={css.grid} aria-label={t('holeByHole')}>
          <thead>
            <tr>
              <th scope="col">{t('hole')}</th>
              {holes.slice(from, from + width).map(({ pageId, number }) => (
                <th key={pageId} scope="col">
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ player, strokes }) => (
              <tr key={player.id}>
                <th scope="row">
                  <bdi>{player.name}</bdi>
                </th>
                {holes.slice(from, from + width).map(({ pageId, par }, index) => {
                  const score = strokes[from + index] ?? 0
                  return (
                    <td key={pageId}>
                      <span data-sign={signOf(score, par)}>{score || ''}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {holes.some(({ par }) => par !== null) && <p className={css.legend}>{t('legend')}</p>}
    </>
  )
}

/** How a scorecard marks strokes: an ace, below, at or above par. */
export function signOf(score: number, par: number | null): 'ace' | 'under' | 'over' | undefined {
  if (score === 1) return 'ace'
  if (score === 0 || par === null || score === par) return undefined
  return score < par ? 'under' : 'over'
}
