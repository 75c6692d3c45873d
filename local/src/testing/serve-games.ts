import { startGameStack } from './game-stack.ts'

// In a process of its own, so that the phones of the benchmark do not take the server's time.
const stack = await startGameStack()
const games = Array.from({ length: Number(process.argv[2] ?? 0) }, () =>
  stack.newGame(Array.from({ length: Number(process.argv[3]) }, (_, index) => `Nr. ${index}`)),
)
const made = await Promise.all(games)
process.send?.({ ...stack.backend, games: made.map((game) => ({ ...game, token: stack.token(game.gameId) })) })
process.once('disconnect', () => stack.stop().then(() => process.exit(0)))
