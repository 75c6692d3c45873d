import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GameStack } from '@blickfang/local/src/testing/game-stack.ts'
import type { GamePorts } from '@blickfang/web/src/game/game-ports.ts'
import { LocalGame } from '@blickfang/web/src/game/local-game.ts'
import { memoryJournal } from '@blickfang/web/src/game/store/memory-journal.ts'
import { type GameServer, ServerFailure } from '@blickfang/web/src/game/sync/game-server.ts'
import { supabaseServer } from '@blickfang/web/src/game/sync/supabase-server.ts'
import { GameProxy } from '@blickfang/web/src/server/proxies/game-proxy.ts'
import { WebSocket } from 'ws'

// Node 20 has none of its own.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

export type PlaySite = Awaited<ReturnType<typeof startPlaySite>>

/**
 * The site as a phone sees it: `/_game` through web's proxy to the real backend, and tokens as the cms hands them out, good for
 * `secondsToLive`, by a watch that is `watchAhead` ms ahead of the database's. Phones are the real store, sync and Supabase client, with a disk of their own and a switch for the network.
 */
export async function startPlaySite(stack: GameStack) {
  const site = { secondsToLive: 3600, tokens: 0, watchAhead: 0 }
  const proxy = new GameProxy({ url: stack.backend.url, anonKey: stack.backend.anonKey })
  const server = createServer(async (request, response) => {
    const [, gameId] = /^\/api\/v1\/game\/([^/]+)\/token$/.exec(request.url ?? '') ?? []
    if (!gameId) return proxy.forward(request, response)
    site.tokens += 1
    const { rowCount } = await stack.db.query('SELECT FROM site_game.games WHERE id = $1', [gameId])
    response.writeHead(rowCount ? 200 : 404, { 'content-type': 'application/json' })
    const serverTime = Date.now() + site.watchAhead
    const expiresAt = serverTime + site.secondsToLive * 1000
    const token = stack.token(gameId, site.secondsToLive)
    return response.end(
      JSON.stringify(rowCount ? { success: true, token, expiresAt, serverTime } : { code: 'NOT_FOUND' }),
    )
  })
  server.on('upgrade', (request, socket, head) => void proxy.upgrade(request, socket, head))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { fetch } = globalThis
  // As in a page: addresses without a host are the site's.
  globalThis.fetch = (input, init) => fetch(typeof input === 'string' ? new URL(input, origin) : input, init)
  const phones: PlayPhone[] = []
  return Object.assign(site, {
    phone: (skew = 0) => {
      const phone = new PlayPhone(origin, skew)
      phones.push(phone)
      return phone
    },
    stop: async () => {
      for (const { game } of phones) game.stop()
      globalThis.fetch = fetch
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

class PlayPhone {
  game: LocalGame
  readonly #ports: GamePorts
  readonly #feeds = new Set<() => void>()
  #isOnline = true
  #current: string | null = null
  #wake: () => void = () => undefined

  constructor(origin: string, skew: number) {
    const id = randomUUID().replaceAll('-', '').slice(0, 16)
    this.#ports = {
      journal: memoryJournal(),
      server: this.#switched(supabaseServer({ origin, lang: () => 'de' })),
      openTabs: () => ({ tell: () => undefined, close: () => undefined }),
      current: {
        get: () => this.#current,
        set: (current) => {
          this.#current = current
        },
      },
      phone: { id, name: () => '', setName: () => undefined },
      onWake: (run) => {
        this.#wake = run
        return () => undefined
      },
      now: () => Date.now() + skew,
      elapsed: () => performance.now(),
      random: Math.random,
      newId: randomUUID,
      later: (run, ms) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    }
    this.game = new LocalGame(this.#ports)
  }

  get current(): string | null {
    return this.#current
  }

  setOnline(isOnline: boolean): void {
    this.#isOnline = isOnline
    if (!isOnline) for (const lose of [...this.#feeds]) lose()
    this.#wake()
  }

  /** Closes the tab and opens it again. */
  reload(): void {
    this.game.stop()
    this.game = new LocalGame(this.#ports)
  }

  #switched(server: GameServer): GameServer {
    const cut = new ServerFailure('offline', 'offline')
    const guard =
      <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
      async (...given: Given): Promise<Answer> => {
        if (!this.#isOnline) throw cut
        const answer = await ask(...given)
        if (!this.#isOnline) throw cut
        return answer
      }
    return {
      createGame: guard(server.createGame),
      open: guard(server.open),
      readGame: guard(server.readGame),
      listPlayers: guard(server.listPlayers),
      readScores: guard(server.readScores),
      readLog: guard(server.readLog),
      addPlayer: guard(server.addPlayer),
      changePlayer: guard(server.changePlayer),
      putScores: guard(server.putScores),
      coupon: guard(server.coupon),
      listen: (gameId, listener) => {
        const end = server.listen(gameId, listener)
        const lose = () => {
          this.#feeds.delete(lose)
          end()
          listener.onLost()
        }
        this.#feeds.add(lose)
        if (!this.#isOnline) queueMicrotask(lose)
        return () => {
          this.#feeds.delete(lose)
          end()
        }
      },
    }
  }
}
