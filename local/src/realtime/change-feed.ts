import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { type Change, PgoutputReader } from './pgoutput.ts'

type StartChangeFeed = {
  databaseUrl: string
  publication: string
  onChange: (change: Change) => void
  /** The stream broke off by itself: changes from now on are missed. */
  onLost: (cause: Error) => void
}

export type ChangeFeed = { stop(): Promise<void> }

const copyData = 'd'.charCodeAt(0)
const walData = 'w'.charCodeAt(0)
const keepAlive = 'k'.charCodeAt(0)
const walDataHeader = 25

/** Follows the publication through a replication slot that vanishes with the connection, so that no WAL piles up. */
export async function startChangeFeed({
  databaseUrl,
  publication,
  onChange,
  onLost,
}: StartChangeFeed): Promise<ChangeFeed> {
  const address = new URL(databaseUrl)
  address.searchParams.set('replication', 'database')
  const client = new pg.Client({ connectionString: address.href })
  const connection = connectionOf(client)
  let isStopping = false
  await client.connect()
  const lost = (cause: Error) => {
    if (isStopping) return
    isStopping = true
    onLost(cause)
  }
  client.on('error', lost)
  client.on('end', () => lost(new Error('The replication connection has ended')))

  const slot = `blickfang_realtime_${randomBytes(6).toString('hex')}`
  await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`)
  const reader = new PgoutputReader()
  let received = 0n
  const acknowledge = () => connection.stream.write(statusUpdate(received))
  connection.on('copyData', ({ chunk }: { chunk: Buffer }) => {
    const end = chunk.readBigUInt64BE(chunk[0] === walData ? 9 : 1)
    if (end > received) received = end
    if (chunk[0] === keepAlive && chunk[17] === 1) acknowledge()
    if (chunk[0] !== walData) return
    const change = reader.read(chunk.subarray(walDataHeader))
    if (change) onChange(change)
  })
  const begun = once(connection, 'replicationStart')
  const name = client.escapeLiteral(client.escapeIdentifier(publication))
  // This query goes on for as long as the stream does.
  const stream = client.query(
    `START_REPLICATION SLOT ${slot} LOGICAL 0/0 (proto_version '1', publication_names ${name})`,
  )
  stream.catch(lost)
  await Promise.race([begun, stream])
  const timer = setInterval(acknowledge, 5000)
  timer.unref()
  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      // A polite end would wait for the stream's, which never comes.
      connection.stream.destroy()
    },
  }
}

/** pg hands on what it does not interpret itself, and that is all of replication, only here. */
function connectionOf(client: pg.Client): pg.Connection {
  if ('connection' in client && client.connection instanceof pg.Connection) return client.connection
  throw new Error('This version of pg has no connection to follow')
}

/** "Received up to here", as written, flushed and applied: whoever was not connected has missed it in any case. */
function statusUpdate(position: bigint): Buffer {
  const message = Buffer.alloc(5 + 34)
  message.writeUInt8(copyData, 0)
  message.writeUInt32BE(4 + 34, 1)
  message.writeUInt8('r'.charCodeAt(0), 5)
  for (const at of [6, 14, 22]) message.writeBigUInt64BE(position, at)
  return message
}
