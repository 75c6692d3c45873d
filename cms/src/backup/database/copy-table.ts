import { finished, pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { z } from 'zod'

const list = z.array(z.string()).readonly()

/** A table whose rows are kept. */
export const tableSchema = z.object({
  schema: z.string(),
  table: z.string(),
  /** Those that are written; what is generated makes itself again. */
  columns: list,
  /** Numbers of transactions: on another server they would be those of transactions to come. */
  transactionColumns: list,
})
export type Table = z.output<typeof tableSchema>

/** Bytes of rows that are packed and checked as one. */
const partLength = 4 * 1024 * 1024

/** Tables with rows of these schemas, or of all that are not Postgres's own. Unlogged tables are left out: they do not outlive a crash either. */
export async function listTables(client: pg.ClientBase, schemas?: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS table,
        array_agg(a.attname::text ORDER BY a.attnum) AS columns,
        coalesce(array_agg(a.attname::text) FILTER (WHERE a.atttypid = 'xid8'::regtype), '{}') AS "transactionColumns"
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
        AND ($1::text[] IS NULL OR n.nspname = ANY($1))
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
      GROUP BY 1, 2 ORDER BY 1, 2`,
    [schemas ?? null],
  )
  return rows
}

/** A table's rows as COPY writes them, in packed parts. */
export async function* copyOut(client: pg.ClientBase, table: Table): AsyncGenerator<Buffer> {
  const wanted = table.columns.map((column) =>
    table.transactionColumns.includes(column) ? "'0'::xid8" : quote(column),
  )
  const stream = client.query(to(`COPY (SELECT ${wanted.join(', ')} FROM ${nameOf(table)}) TO STDOUT`))
  let parts: Buffer[] = []
  let length = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length < partLength) continue
    yield await pack(Buffer.concat(parts))
    parts = []
    length = 0
  }
  if (length > 0) yield await pack(Buffer.concat(parts))
}

/** Writes packed parts of `copyOut` into a table. Throws what Postgres says of them. */
export async function copyIn(client: pg.ClientBase, table: Table, parts: AsyncIterable<Uint8Array>): Promise<void> {
  const columns = table.columns.map(quote).join(', ')
  const stream = client.query(from(`COPY ${nameOf(table)} (${columns}) FROM STDIN`))
  await pipeline(unpacked(parts), stream)
  await finished(stream)
}

async function* unpacked(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield await promisify(gunzip)(part)
}

async function pack(rows: Buffer): Promise<Buffer> {
  return promisify(gzip)(rows, { level: 1 })
}

export function nameOf({ schema, table }: Pick<Table, 'schema' | 'table'>): string {
  return `${quote(schema)}.${quote(table)}`
}

function quote(name: string): string {
  return pg.escapeIdentifier(name)
}
