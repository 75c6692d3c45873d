import { startGameStack } from './game-stack.ts'

// In a process of its own, so that the phones of the benchmark do not take the server's time.
const stack = await startGameStack()
const games = Array.from({ length: Number(process.argv[2]) }, () =>
  stack.newGame(Array.from({ length: Number(process.argv[3]) }, (_, index) => `Nr. ${index}`)),
)
const { url, anonKey } = stack.backend
const made = await Promise.all(games)
process.send?.({ url, anonKey, games: made.map((game) => ({ ...game, token: stack.token(game.gameId) })) })
process.once('disconnect', () => stack.stop().then(() => process.exit(0)))
