import type { Game } from '@blickfang/contract/game/game.ts'
import { browserPorts } from './browser-ports.ts'
import { LocalGame } from './local-game.ts'

/** Runs the game in this tab. The current game, if there is one, is opened at once from what the phone keeps. */
export function startGame(): Game {
  return new LocalGame(browserPorts())
}
