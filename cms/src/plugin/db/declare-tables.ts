import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { getTableColumns, getTableName, is, Table } from '@payloadcms/db-postgres/drizzle'
import { isPgEnum, PgEnumColumn, pgEnum } from '@payloadcms/db-postgres/drizzle/pg-core'
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

/** Tables of the migrations that a project's schema lacks: their list, and our accounts beside those of the project. */
const beside = ['blickfang_migrations', 'bf_users', 'bf_users_sessions']

type PushSchema = ReturnType<PostgresAdapter['requireDrizzleKit']>['pushSchema']
/** Parts of drizzle-kit's answer that Payload's types leave out. */
type Pushed = Awaited<ReturnType<PushSchema>> & { readonly statementsToExecute: readonly string[] }

/**
 * Lets Payload's tools know the tables and columns that no collection declares. A push for development leaves all tables of the
 * plugin alone: they have triggers, checks and indexes that no schema declares, which a push would drop, and migrations that find
 * their tables made already do not run.
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

/** A schema without some tables. */
function leftOf(schema: Schema, names: ReadonlySet<string>): Schema {
  return Object.fromEntries(
    Object.entries(schema).filter(([, part]) => !is(part, Table) || !names.has(getTableName(part))),
  )
}

/** A schema without some tables, and without the kinds that these alone use. */
function withoutTables(schema: Schema, names: ReadonlySet<string>): Schema {
  const parts = Object.entries(leftOf(schema, names))
  const used = new Set(parts.flatMap(([, part]) => (is(part, Table) ? enumsOf(part) : [])))
  return Object.fromEntries(parts.filter(([, part]) => !isPgEnum(part) || used.has(part.enumName)))
}

/**
 * Kinds of ours that a database has and a project's schema does not, such as that of our accounts beside the project's own. A push
 * would take them for former names of new ones, and ask.
 */
async function ownKinds(rows: (statement: ReturnType<typeof sql>) => Promise<never>): Promise<Schema> {
  const found: readonly { name: string; words: [string, ...string[]] }[] = await rows(sql`
    select t.typname as name, jsonb_agg(e.enumlabel order by e.enumsortorder) as words
    from pg_enum e join pg_type t on t.oid = e.enumtypid
    where t.typnamespace = 'public'::regnamespace and t.typname ~ '^(enum_bf_|blickfang_)' group by 1`)
  return Object.fromEntries(found.map(({ name, words }) => [`own ${name}`, pgEnum(name, words)]))
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
    const isMade = await isMigrated({ rows })
    const own = names()
    const left = isMade ? leftOf(schema, own) : withoutTables(schema, own)
    const declared = new Set(Object.values(left).flatMap((part) => (isPgEnum(part) ? [part.enumName] : [])))
    const kinds = Object.entries(await ownKinds(rows)).filter(
      ([, kind]) => isPgEnum(kind) && !declared.has(kind.enumName),
    )
    const others = { ...left, ...Object.fromEntries(kinds) }
    const hidden = [...(filter ?? []), ...[...own, ...beside].map((name) => `!${name}`)]
    const pushed = (await push(others, drizzle, schemas, hidden, extensions)) as Pushed
    const statements = pushed.statementsToExecute.filter((statement) => {
      // What of the project points at tables that are not there yet does so from the first push after the migrations on.
      const target = /\bREFERENCES (?:"public"\.)?"([^"]+)"/.exec(statement)?.[1]
      if (!isMade && target !== undefined && own.has(target)) return false
      // The counters of hidden tables are found all the same, and taken for ones that nobody needs.
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
