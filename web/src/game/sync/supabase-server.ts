import { ask, type Request } from './ask-supabase.ts'
import { connectSupabase, type GameClient } from './connect-supabase.ts'
import { type GameServer, type ScoreRow, ServerFailure } from './game-server.ts'
import { createGame, GameToken, issueCoupon } from './game-token.ts'
import { listenToGame } from './listen-to-game.ts'
import { type PlayerRow, playerOf } from './player-row.ts'

interface Surroundings {
  /** The site's own address. */
  readonly origin: string
  readonly lang: () => 'de' | 'fr'
}

interface Opened {
  readonly gameId: string
  readonly token: GameToken
  readonly client: GameClient
}

interface GameRow {
  readonly id: string
  readonly gameName: string
  readonly createdAt: string
  /** Filled in at the latest when the token is given. */
  readonly pageIds: readonly string[] | null
}

const scoreColumns = 'playerId, pageId, score, clockTime, clockCount, clockNode, enteredBy'
/** Supabase gives no more rows a request. */
const pageSize = 1000
/** Rows of the log come late when their transaction was long: what is read again is known already. */
const overlap = 60_000

/** The token first: its failures say more, and Supabase's client asks for it as soon as it is there. */
async function openClient(origin: string, token: GameToken): Promise<GameClient> {
  await token.get()
  return connectSupabase(origin, token.get).catch((cause: unknown) => {
    // Its code could not be loaded.
    throw new ServerFailure('offline', 'offline', cause)
  })
}

/** The game's server over Supabase's own client. Holds one game open at a time. */
export function supabaseServer({ origin, lang }: Surroundings): GameServer {
  let opening: Promise<Opened> | null = null
  let openingId = ''

  const connect = (gameId: string): Promise<Opened> => {
    if (!opening || openingId !== gameId) {
      const token = new GameToken(gameId)
      openingId = gameId
      opening = openClient(origin, token).then(
        (client) => ({ gameId, token, client }),
        (error: unknown) => {
          opening = null
          throw error
        },
      )
    }
    return opening
  }
  /** Asks once the token is there: its failures say more than those of a request. */
  const withClient = async (gameId: string, make: (client: GameClient) => Request) => {
    const { client, token } = await connect(gameId)
    await token.get()
    return ask(
      () => make(client),
      () => token.renew(),
    )
  }
  const readAll = async <Row>(
    gameId: string,
    pageOf: (client: GameClient, from: number) => Request,
  ): Promise<Row[]> => {
    const rows: Row[] = []
    for (let from = 0; ; from += pageSize) {
      const page = (await withClient(gameId, (client) => pageOf(client, from))) as Row[]
      rows.push(...page)
      if (page.length < pageSize) return rows
    }
  }

  return {
    createGame,
    coupon: (gameId, playerId) => issueCoupon(gameId, playerId, lang()),
    open: async (gameId) => {
      const { token } = await connect(gameId)
      return (await token.renew()).serverTime
    },
    readGame: async (gameId) => {
      const [game] = await readAll<GameRow>(gameId, (client, from) =>
        client.from('games').select('id, gameName, createdAt, pageIds').eq('id', gameId).range(from, from),
      )
      return game ? { id: game.id, name: game.gameName, createdAt: game.createdAt, pageIds: game.pageIds ?? [] } : null
    },
    readPlayers: async (gameId) => {
      const rows = await readAll<PlayerRow>(gameId, (client, from) =>
        client
          .from('players')
          .select('id, playerName, createdAt, removedAt')
          .eq('gameId', gameId)
          .order('id')
          .range(from, from + pageSize - 1),
      )
      return rows.map(playerOf)
    },
    readScores: (gameId) =>
      readAll<ScoreRow>(gameId, (client, from) =>
        client
          .from('holes')
          .select(scoreColumns)
          .eq('gameId', gameId)
          .order('playerId')
          .order('pageId')
          .range(from, from + pageSize - 1),
      ),
    readLog: async (gameId, wanted) => {
      const rows = await readAll<ScoreRow & { receivedAt: string }>(gameId, (client, from) => {
        const log = client.from('entries').select(`${scoreColumns}, receivedAt`).eq('gameId', gameId)
        const part =
          'playerId' in wanted
            ? log.eq('playerId', wanted.playerId).eq('pageId', wanted.pageId)
            : wanted.since
              ? log.gte('receivedAt', new Date(Date.parse(wanted.since) - overlap).toISOString())
              : log
        const inOrder = part
          .order('receivedAt')
          .order('playerId')
          .order('pageId')
          .order('clockTime')
          .order('clockCount')
        return inOrder
          .order('clockNode')
          .order('score')
          .range(from, from + pageSize - 1)
      })
      return { rows, until: rows.at(-1)?.receivedAt ?? null }
    },
    addPlayer: async (gameId, { id, name, createdAt, removedAt }) => {
      const row = { gameId, id, playerName: name, createdAt, removedAt }
      const once = { onConflict: 'gameId,id', ignoreDuplicates: true }
      await withClient(gameId, (client) => client.from('players').upsert(row, once))
    },
    changePlayer: async (gameId, id, change) => {
      const columns = 'name' in change ? { playerName: change.name } : { removedAt: change.removedAt }
      await withClient(gameId, (client) => client.from('players').update(columns).eq('gameId', gameId).eq('id', id))
    },
    putScores: async (gameId, rows) => {
      const full = rows.map((row) => ({ ...row, gameId }))
      const onConflict = 'gameId,playerId,pageId'
      await withClient(gameId, (client) => client.from('holes').upsert(full, { onConflict }))
    },
    listen: (gameId, listener) => {
      let end: (() => void) | null = null
      let isOver = false
      connect(gameId).then(
        ({ client }) => {
          if (!isOver) end = listenToGame(client, gameId, listener)
        },
        () => listener.onLost(),
      )
      return () => {
        isOver = true
        end?.()
      }
    },
  }
}
