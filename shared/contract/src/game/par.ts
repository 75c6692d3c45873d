import { cellKey, type Played, strokesOf } from './game.ts'

/** How many strokes more than par a player has used on the holes with a par that they have played; null before the first one. */
export function againstPar(
  played: Pick<Played, 'scores' | 'tapped'>,
  playerId: string,
  pars: Iterable<readonly [pageId: string, par: number | null]>,
): number | null {
  const differences = [...pars].flatMap(([pageId, par]) => {
    const score = strokesOf(played, cellKey(playerId, pageId)) ?? 0
    return par === null || score === 0 ? [] : [score - par]
  })
  return differences.length === 0 ? null : differences.reduce((sum, each) => sum + each, 0)
}

/** A difference to par as golfers write it: +2, −1, ±0. */
export function writeDifference(strokes: number): string {
  return `${strokes > 0 ? '+' : strokes < 0 ? '−' : '±'}${Math.abs(strokes)}`
}
