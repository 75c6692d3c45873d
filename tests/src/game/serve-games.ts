import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startGameStack } from '@blickfang/local/src/testing/game-stack.ts'
import { GameProxy } from '@blickfang/web/src/server/proxies/game-proxy.ts'
import { GameRate } from '@blickfang/web/src/server/proxies/game-rate.ts'

// In a process of its own, so that the phones of the benchmark do not take the server's time.
const stack = await startGameStack()
const games = Array.from({ length: Number(process.argv[2] ?? 0) }, () =>
  stack.newGame(Array.from({ length: Number(process.argv[3]) }, (_, index) => `Nr. ${index}`)),
)
const made = await Promise.all(games)
// The way that phones go: through the site's own address. All phones of the benchmark have one.
const proxy = new GameProxy(stack.backend, new GameRate(null, { asksAMinute: 1e9, sockets: 1e9 }))
const site = createServer((request, response) => void proxy.forward(request, response))
site.on('upgrade', (request, socket, head) => void proxy.upgrade(request, socket, head))
await once(site.listen(0, '127.0.0.1'), 'listening')
const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/_game`
process.send?.({ ...stack.backend, siteUrl, games: made.map((game) => ({ ...game, token: stack.token(game.gameId) })) })
process.once('disconnect', () => stack.stop().then(() => process.exit(0)))
