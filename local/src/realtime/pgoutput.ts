/** A column as the replication stream names it; `isKey` when it is part of the replica identity: the primary key, or all of them. */
export type Column = { name: string; typeId: number; isKey: boolean }

/**
 * A committed change. `row` holds the new values as Postgres prints them; of a deleted row, what its identity keeps. `old` holds
 * what an update has overwritten, as far as the identity keeps it: with replica identity full everything, else a key that changed.
 */
export type Change = {
  schema: string
  table: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  columns: Column[]
  row: Map<string, string | null>
  old: Map<string, string | null> | null
  committedAt: Date
  transaction: number
}

type Relation = Pick<Change, 'schema' | 'table' | 'columns'>

const epoch = Date.UTC(2000, 0, 1)

/** Reads Postgres's built-in `pgoutput`, protocol 1, message by message. */
export class PgoutputReader {
  readonly #relations = new Map<number, Relation>()
  #committedAt = new Date(0)
  #transaction = 0

  /** Returns the change when the message is one. */
  read(message: Buffer): Change | undefined {
    const cursor = new Cursor(message)
    switch (cursor.letter()) {
      case 'B':
        this.#begin(cursor)
        return undefined
      case 'R':
        this.#relation(cursor)
        return undefined
      case 'I':
        return this.#change('INSERT', cursor)
      case 'U':
        return this.#change('UPDATE', cursor)
      case 'D':
        return this.#change('DELETE', cursor)
      default:
        return undefined
    }
  }

  #begin(cursor: Cursor): void {
    cursor.int64()
    this.#committedAt = new Date(epoch + Number(cursor.int64() / 1000n))
    this.#transaction = cursor.int32()
  }

  #relation(cursor: Cursor): void {
    const id = cursor.int32()
    const [schema, table] = [cursor.text(), cursor.text()]
    cursor.int8()
    const columns = Array.from({ length: cursor.int16() }, () => {
      const isKey = cursor.int8() === 1
      const column = { name: cursor.text(), typeId: cursor.int32(), isKey }
      cursor.int32()
      return column
    })
    this.#relations.set(id, { schema, table, columns })
  }

  #change(type: Change['type'], cursor: Cursor): Change {
    const relation = this.#relations.get(cursor.int32())
    if (!relation) throw new Error('A change of a table that the stream has not described')
    // Before the new row there may be the old one, or its key; after a deletion there is nothing else.
    const kind = cursor.letter()
    const values = cursor.row(relation.columns)
    const common = { ...relation, type, committedAt: this.#committedAt, transaction: this.#transaction }
    if (kind === 'N') return { ...common, row: values, old: null }
    const old = kind === 'K' ? keysOf(values, relation.columns) : values
    if (type === 'DELETE') return { ...common, row: old, old: null }
    cursor.letter()
    // What is stored out of line and did not change is in the old row only.
    return { ...common, row: new Map([...old, ...cursor.row(relation.columns)]), old }
  }
}

/** Keeps the key's columns: in a row of which only the key is told, the others come as nulls. */
function keysOf(row: Map<string, string | null>, columns: Column[]): Map<string, string | null> {
  return new Map([...row].filter(([name]) => columns.some((column) => column.isKey && column.name === name)))
}

class Cursor {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  letter = () => String.fromCharCode(this.int8())
  int8 = () => this.#bytes.readUInt8(this.#move(1))
  int16 = () => this.#bytes.readUInt16BE(this.#move(2))
  int32 = () => this.#bytes.readUInt32BE(this.#move(4))
  int64 = () => this.#bytes.readBigUInt64BE(this.#move(8))

  text(): string {
    const end = this.#bytes.indexOf(0, this.#at)
    const text = this.#bytes.toString('utf8', this.#at, end)
    this.#at = end + 1
    return text
  }

  /** A value that is stored out of line and did not change is not in the stream, and so not in the row. */
  row(columns: Column[]): Map<string, string | null> {
    const row = new Map<string, string | null>()
    const count = this.int16()
    for (const { name } of columns.slice(0, count)) {
      const kind = this.letter()
      if (kind === 'n') row.set(name, null)
      if (kind !== 't') continue
      const length = this.int32()
      const begin = this.#move(length)
      row.set(name, this.#bytes.toString('utf8', begin, begin + length))
    }
    return row
  }

  #move(count: number): number {
    const from = this.#at
    this.#at += count
    return from
  }
}
