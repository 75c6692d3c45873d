import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { getTableColumns, getTableName, is, Table } from '@payloadcms/db-postgres/drizzle'
import { isPgEnum, PgEnumColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { DatabaseAdapterObj } from 'payload'
import { isMigrated } from './find-lack.ts'
import { accountColumns, ownColumns, ownTables } from './own-tables.ts'
import { tableOf } from './table-name.ts'

interface Declared {
  /** Slugs of the collections and globals that the plugin adds. */
  readonly slugs: ReadonlySet<string>
  /** The collection of accounts. */
  readonly users: string
  /** Payload's commands write migrations for the plugin's tables too. */
  readonly isDatabaseOwn: boolean
}

type PushSchema = ReturnType<PostgresAdapter['requireDrizzleKit']>['pushSchema']
/** Parts of drizzle-kit's answer that Payload's types leave out. */
type Pushed = Awaited<ReturnType<PushSchema>> & { readonly statementsToExecute: readonly string[] }

/**
 * Lets Payload's tools know the tables and columns that no collection declares. Where migrations have made the database, a push for
 * development leaves all tables of the plugin alone: they have triggers, checks and indexes that no schema declares, and a
 * push would drop them.
 */
export function declareTables(db: DatabaseAdapterObj, declared: Declared): DatabaseAdapterObj {
  return {
    ...db,
    init: (args: Parameters<DatabaseAdapterObj['init']>[0]) => {
      const adapter = db.init(args) as unknown as PostgresAdapter
      if (!Array.isArray(adapter.beforeSchemaInit)) return adapter
      adapter.beforeSchemaInit = [
        ...adapter.beforeSchemaInit,
        ({ schema }) => ({ ...schema, tables: { ...schema.tables, ...ownTables } }),
      ]
      adapter.afterSchemaInit = [
        ...adapter.afterSchemaInit,
        ({ schema, extendTable }) => {
          const columns = { ...ownColumns, [tableOf(adapter, declared.users)]: accountColumns }
          for (const [name, added] of Object.entries(columns)) {
            const table = schema.tables[name]
            if (table) extendTable({ table, columns: added })
          }
          return schema
        },
      ]
      const { requireDrizzleKit } = adapter
      adapter.requireDrizzleKit = () => {
        const kit = requireDrizzleKit()
        const names = () => ownNames(adapter, declared.slugs)
        const { generateDrizzleJson } = kit
        return {
          ...kit,
          pushSchema: leavesAlone(kit.pushSchema, names),
          ...(!declared.isDatabaseOwn && {
            generateDrizzleJson: (schema: Schema) => generateDrizzleJson(withoutTables(schema, names())),
          }),
        }
      }
      return adapter
    },
  } as unknown as DatabaseAdapterObj
}

/** Parts of a schema by their names: tables, and what they are made of. */
type Schema = Parameters<PushSchema>[0]

/** A schema without some tables, and without the kinds that these alone use. */
function withoutTables(schema: Schema, names: ReadonlySet<string>): Schema {
  const isLeft = (part: unknown) => is(part, Table) && !names.has(getTableName(part))
  const parts = Object.entries(schema)
  const used = new Set(parts.flatMap(([, part]) => (isLeft(part) ? enumsOf(part as Table) : [])))
  return Object.fromEntries(
    parts.filter(([, part]) => (is(part, Table) ? isLeft(part) : !isPgEnum(part) || used.has(part.enumName))),
  )
}

function enumsOf(table: Table): string[] {
  return Object.values(getTableColumns(table)).flatMap((column) =>
    is(column, PgEnumColumn) ? [column.enum.enumName] : [],
  )
}

function leavesAlone(push: PushSchema, names: () => ReadonlySet<string>): PushSchema {
  return async (schema, drizzle, schemas, filter, extensions) => {
    const rows = async (statement: ReturnType<typeof sql>) =>
      (await (drizzle as unknown as PostgresAdapter['drizzle']).execute(statement)).rows as never
    if (!(await isMigrated({ rows }))) return push(schema, drizzle, schemas, filter, extensions)
    const own = names()
    const others = withoutTables(schema, own)
    const hidden = [...(filter ?? []), ...[...own].map((name) => `!${name}`)]
    const pushed = (await push(others, drizzle, schemas, hidden, extensions)) as Pushed
    // The counters of hidden tables are found all the same, and taken for ones that nobody needs.
    const statements = pushed.statementsToExecute.filter((statement) => {
      const sequence = /^DROP SEQUENCE (?:"[^"]+"\.)?"([^"]+)"/.exec(statement)?.[1]
      return sequence === undefined || ![...own].some((name) => sequence.startsWith(`${name}_`))
    })
    const apply = async () => {
      for (const statement of statements) await rows(sql.raw(statement))
    }
    return { ...pushed, statementsToExecute: statements, apply }
  }
}

/** Tables of the plugin: a table is of the collection whose name it begins with, the longest of those that it does. */
export function ownNames(
  { tables, tableNameMap, payload }: Pick<PostgresAdapter, 'tables' | 'tableNameMap' | 'payload'>,
  slugs: ReadonlySet<string>,
): Set<string> {
  const { collections, globals } = payload.config
  const all = [...collections, ...globals]
    .map(({ slug }) => tableOf({ tableNameMap }, slug))
    .sort((a, b) => b.length - a.length)
  const ours = new Set([...slugs].map((slug) => tableOf({ tableNameMap }, slug)))
  const isOurs = (name: string) => {
    const owner = all.find((own) => name === own || name.startsWith(`${own}_`))
    return owner !== undefined && ours.has(owner)
  }
  return new Set([...Object.keys(ownTables), ...Object.values(tables).map(getTableName).filter(isOurs)])
}
