import { GameConnection, pageFrom } from './game-connection.ts'
import type { FeedListener, GameServer, ScoreRow } from './game-server.ts'
import { createGame, issueCoupon } from './game-token.ts'
import { listenToGame } from './listen-to-game.ts'
import { type PlayerRow, playerOf } from './player-row.ts'

interface Surroundings {
  /** The site's own address. */
  readonly origin: string
  readonly lang: () => 'de' | 'fr'
}

interface GameRow {
  readonly id: string
  readonly gameName: string
  readonly createdAt: string
  /** Filled in at the latest when the token is given. */
  readonly pageIds: readonly string[] | null
}

type Readings = Pick<GameServer, 'readGame' | 'listPlayers' | 'readScores' | 'readLog'>
type Writings = Pick<GameServer, 'addPlayer' | 'changePlayer' | 'putScores'>

const scoreColumns = 'playerId, pageId, score, clockTime, clockCount, clockNode, enteredBy'
/** Rows of the log come late when their transaction was long: what is read again is known already. */
const overlap = 60_000

/** The game's server over Supabase's own client. Holds one game open at a time. */
export function supabaseServer({ origin, lang }: Surroundings): GameServer {
  const connection = new GameConnection(origin)
  return {
    createGame,
    coupon: (gameId, playerId) => issueCoupon(gameId, playerId, lang()),
    open: async (gameId) => {
      const { token } = await connection.open(gameId)
      return (await token.renew()).serverTime
    },
    ...readings(connection),
    ...writings(connection),
    listen: (gameId, listener) => listen(connection, gameId, listener),
  }
}

function readings(connection: GameConnection): Readings {
  return {
    readGame: async (gameId) => {
      const [game] = await connection.readAll<GameRow>(gameId, (client, from) =>
        client.from('games').select('id, gameName, createdAt, pageIds').eq('id', gameId).range(from, from),
      )
      return game ? { id: game.id, name: game.gameName, createdAt: game.createdAt, pageIds: game.pageIds ?? [] } : null
    },
    listPlayers: async (gameId) => {
      const columns = 'id, playerName, createdAt, removedAt'
      const rows = await connection.readAll<PlayerRow>(gameId, (client, from) =>
        client
          .from('players')
          .select(columns)
          .eq('gameId', gameId)
          .order('id')
          .range(...pageFrom(from)),
      )
      return rows.map(playerOf)
    },
    readScores: (gameId) =>
      connection.readAll<ScoreRow>(gameId, (client, from) => {
        const rows = client.from('holes').select(scoreColumns).eq('gameId', gameId)
        return rows
          .order('playerId')
          .order('pageId')
          .range(...pageFrom(from))
      }),
    readLog: (gameId, wanted) => readLog(connection, gameId, wanted),
  }
}

async function readLog(
  connection: GameConnection,
  gameId: string,
  wanted: Parameters<GameServer['readLog']>[1],
): ReturnType<GameServer['readLog']> {
  const rows = await connection.readAll<ScoreRow & { receivedAt: string }>(gameId, (client, from) => {
    const log = client.from('entries').select(`${scoreColumns}, receivedAt`).eq('gameId', gameId)
    const part =
      'playerId' in wanted
        ? log.eq('playerId', wanted.playerId).eq('pageId', wanted.pageId)
        : wanted.since
          ? log.gte('receivedAt', new Date(Date.parse(wanted.since) - overlap).toISOString())
          : log
    const inOrder = part.order('receivedAt').order('playerId').order('pageId').order('clockTime').order('clockCount')
    return inOrder
      .order('clockNode')
      .order('score')
      .range(...pageFrom(from))
  })
  return { rows, until: rows.at(-1)?.receivedAt ?? null }
}

function writings(connection: GameConnection): Writings {
  return {
    addPlayer: async (gameId, { id, name, createdAt, removedAt }) => {
      const row = { gameId, id, playerName: name, createdAt, removedAt }
      const once = { onConflict: 'gameId,id', ignoreDuplicates: true }
      await connection.ask(gameId, (client) => client.from('players').upsert(row, once))
    },
    changePlayer: async (gameId, id, change) => {
      const columns = 'name' in change ? { playerName: change.name } : { removedAt: change.removedAt }
      await connection.ask(gameId, (client) => client.from('players').update(columns).eq('gameId', gameId).eq('id', id))
    },
    putScores: async (gameId, rows) => {
      const full = rows.map((row) => ({ ...row, gameId }))
      const onConflict = 'gameId,playerId,pageId'
      await connection.ask(gameId, (client) => client.from('holes').upsert(full, { onConflict }))
    },
  }
}

function listen(connection: GameConnection, gameId: string, listener: FeedListener): () => void {
  let end: (() => void) | null = null
  let isOver = false
  connection.open(gameId).then(
    ({ client }) => {
      if (!isOver) end = listenToGame(client, gameId, listener)
    },
    () => listener.onLost(),
  )
  return () => {
    isOver = true
    end?.()
  }
}
