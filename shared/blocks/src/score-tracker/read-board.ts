import { cellKey, type GameState, type Played, type Player, strokesOf } from '@blickfang/contract/game/game.ts'
import { leaderboard, type Standing } from '@blickfang/contract/game/leaderboard.ts'
import { againstPar } from '@blickfang/contract/game/par.ts'
import type { MapHole } from '@blickfang/views/game/game-context.tsx'

export interface PlayedHole {
  readonly pageId: string
  readonly number: number
  readonly par: number | null
}

export interface PlayerRound {
  readonly player: Player
  readonly standing: Standing
  /** Strokes more than par; null where no par is known, or nothing played. */
  readonly difference: number | null
  /** In the order of the holes; 0 where nothing is entered. */
  readonly strokes: readonly number[]
}

/** All that a leaderboard shows, on the screen and as a picture. */
export interface Board {
  readonly holes: readonly PlayedHole[]
  readonly rounds: readonly PlayerRound[]
  readonly hasPar: boolean
}

/** The round's standings with each hole of each player. `onMap`: the holes as the map knows them; null where there is none. */
export function readBoard(
  { game, ...played }: Played & Pick<GameState, 'game'>,
  onMap: ReadonlyMap<string, MapHole> | null,
): Board {
  const pageIds = game?.pageIds ?? []
  const holes = pageIds.map((pageId, index) => {
    const hole = onMap?.get(pageId)
    return { pageId, number: hole?.number ?? index + 1, par: hole?.par ?? null }
  })
  const pars = holes.map(({ pageId, par }) => [pageId, par] as const)
  const rounds = leaderboard(played, pageIds).map((standing) => ({
    player: standing.player,
    standing,
    difference: againstPar(played, standing.player.id, pars),
    strokes: pageIds.map((pageId) => strokesOf(played, cellKey(standing.player.id, pageId)) ?? 0),
  }))
  return { holes, rounds, hasPar: holes.some(({ par }) => par !== null) }
}
