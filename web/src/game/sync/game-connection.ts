import { ask, type Request } from './ask-supabase.ts'
import { connectSupabase, type GameClient } from './connect-supabase.ts'
import { ServerFailure } from './game-server.ts'
import { GameToken } from './game-token.ts'

interface Opened {
  readonly token: GameToken
  readonly client: GameClient
}

/** Supabase gives no more rows a request. */
const pageSize = 1000

/** The first and the last row of a page that begins with `from`. */
export function pageFrom(from: number): [number, number] {
  return [from, from + pageSize - 1]
}

/** The way to one game at a time, opened when it is first needed. */
export class GameConnection {
  readonly #origin: string
  #opening: Promise<Opened> | null = null
  #gameId = ''

  constructor(origin: string) {
    this.#origin = origin
  }

  open(gameId: string): Promise<Opened> {
    if (!this.#opening || this.#gameId !== gameId) {
      const token = new GameToken(gameId)
      this.#gameId = gameId
      this.#opening = openClient(this.#origin, token).then(
        (client) => ({ token, client }),
        (error: unknown) => {
          this.#opening = null
          throw error
        },
      )
    }
    return this.#opening
  }

  /** Asks once the token is there: its failures say more than those of a request. */
  async ask(gameId: string, make: (client: GameClient) => Request): Promise<unknown> {
    const { client, token } = await this.open(gameId)
    await token.get()
    return ask(
      () => make(client),
      () => token.renew(),
    )
  }

  /** Asks for one page after the other until there are no more rows. */
  async readAll<Row>(gameId: string, pageOf: (client: GameClient, from: number) => Request): Promise<Row[]> {
    const rows: Row[] = []
    for (let from = 0; ; from += pageSize) {
      const page = (await this.ask(gameId, (client) => pageOf(client, from))) as Row[]
      rows.push(...page)
      if (page.length < pageSize) return rows
    }
  }
}

/** The token first: its failures say more, and Supabase's client asks for it as soon as it is there. */
async function openClient(origin: string, token: GameToken): Promise<GameClient> {
  await token.get()
  return connectSupabase(origin, token.get).catch((cause: unknown) => {
    // Its code could not be loaded.
    throw new ServerFailure('offline', 'offline', cause)
  })
}
