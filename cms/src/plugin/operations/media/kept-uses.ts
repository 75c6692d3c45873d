import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { and, eq, getTableColumns, getTableName, is, isNotNull, or, sql } from '@payloadcms/db-postgres/drizzle'
import { getTableConfig, type PgColumn, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { FlattenedField, Payload, StaticLabel } from 'payload'
import { tableName } from '../../db/table-name.ts'
import { mayHoldMedia, placedFields, type UseInWords } from './media-naming.ts'

/** A collection or a global whose documents can name media. */
interface Keeper extends UseInWords {
  readonly table: PgTable
  /** Word for a document without a name. */
  readonly label: string
  /** Fields of JSON that media may stand in, by the names of their columns in whichever table of the keeper they are. */
  readonly json: ReadonlySet<string>
}

/** A table of a keeper, with what joins it to the keeper's own. */
interface KeptTable {
  readonly table: PgTable
  readonly keeper: Keeper
  readonly from: SQL
  readonly conditions: readonly SQL[]
}

/** Media show nothing by themselves, and who has which document open is Payload's own note. */
const showNothing: readonly string[] = ['bf-media', 'payload-locked-documents']

/**
 * Where a medium is used by what Payload keeps in tables: statements that select kind, document and name. They are worked out from
 * the tables that Payload makes of its config, in which every upload and relationship is a foreign key: a collection that is added is
 * among them (decision 152).
 */
export function keptUses(payload: Payload, mediaId: string): readonly SQL[] {
  return namingTables(payload).map(({ keeper, from, conditions, references, json }) => {
    const isNamed = or(
      ...references.map((column) => eq(column, mediaId)),
      ...json.map((column) => sql`strpos(${column}::text, ${mediaId}) > 0`),
    )
    const { id } = getTableColumns(keeper.table)
    return sql`select ${keeper.kind}::text, ${id}::text, ${nameOf(keeper, payload)} from ${from} where ${and(isNamed, ...conditions)}`
  })
}

/** All media that the same tables name: statements that select their ids. */
export function keptMedia(payload: Payload): readonly SQL[] {
  return namingTables(payload).flatMap(({ from, conditions, references, json }) => [
    ...references.map((column) => sql`select ${column} from ${from} where ${and(isNotNull(column), ...conditions)}`),
    ...json.map(
      (column) =>
        sql`select (regexp_matches(${column}::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1]::uuid from ${from} ${where(conditions)}`,
    ),
  ])
}

function where(conditions: readonly SQL[]): SQL {
  return conditions.length > 0 ? sql`where ${and(...conditions)}` : sql``
}

/** The tables that can name media, each with the columns that do. */
function namingTables(payload: Payload) {
  const keepers = keepersOf(payload)
  const media = tableOf(payload, 'bf-media')
  return tablesOf(payload)
    .flatMap((table) => keptTable(table, keepers, payload) ?? [])
    .map((kept) => ({ ...kept, references: referencesIn(kept.table, media), json: jsonIn(kept.table, kept.keeper) }))
    .filter(({ references, json }) => references.length + json.length > 0)
}

function referencesIn(table: PgTable, media: PgTable): readonly PgColumn[] {
  return getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === media)
    .flatMap(({ columns }) => columns)
}

function jsonIn(table: PgTable, { json }: Keeper): readonly PgColumn[] {
  return Object.entries(getTableColumns(table))
    .filter(([name]) => json.has(name.replace(/^version_/, '')))
    .map(([, column]) => column)
}

/** How a table leads to its document: lists, languages and references hang on their parent. null: it is of no document that shows media. */
function keptTable(table: PgTable, keepers: ReadonlyMap<PgTable, Keeper | null>, payload: Payload): KeptTable | null {
  const from = [sql`${table}`]
  const conditions: SQL[] = []
  let reached = table
  while (!keepers.has(reached)) {
    const parent = parentOf(reached)
    if (!parent) return null
    // Of former versions nobody sees anything but the one that is being written.
    const { latest } = getTableColumns(reached)
    if (latest && isOfVersions(reached, payload)) conditions.push(eq(latest, true))
    from.push(sql`${parent.table} on ${parent.column} = ${parent.id}`)
    reached = parent.table
  }
  const keeper = keepers.get(reached)
  return keeper ? { table, keeper, from: sql.join(from, sql` join `), conditions } : null
}

function parentOf(table: PgTable): { table: PgTable; column: PgColumn; id: PgColumn } | null {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const [column, id] = [columns[0], foreignColumns[0]]
    if (column && id && ['_parent_id', 'parent_id'].includes(column.name) && foreignTable !== table)
      return { table: foreignTable, column, id }
  }
  return null
}

function isOfVersions(table: PgTable, { db }: Payload): boolean {
  return getTableName(table).endsWith(db.versionsSuffix ?? '_v')
}

function keepersOf(payload: Payload): ReadonlyMap<PgTable, Keeper | null> {
  const { collections, globals, blocks = [], i18n } = payload.config
  const jsonOf = (fields: readonly FlattenedField[]) =>
    new Set(
      [fields, ...blocks.map(({ flattenedFields }) => flattenedFields)]
        .flatMap((each) => placedFields(each))
        .filter(mayHoldMedia)
        .map(({ path }) => path.join('_')),
    )
  const inWords = (label: unknown, slug: string) => textOf(label as StaticLabel, i18n.fallbackLanguage) ?? slug
  return new Map([
    ...collections.map(({ slug, labels, admin, custom, flattenedFields }) => {
      const table = tableOf(payload, slug)
      if (showNothing.includes(slug)) return [table, null] as const
      const said = custom?.mediaUse ?? { kind: 'entry' as const, name: [admin.useAsTitle] }
      return [table, { ...said, table, label: inWords(labels.singular, slug), json: jsonOf(flattenedFields) }] as const
    }),
    ...globals.map(({ slug, label, flattenedFields }) => {
      const table = tableOf(payload, slug)
      const json = jsonOf(flattenedFields)
      return [table, { kind: 'entry' as const, name: [], table, label: inWords(label, slug), json }] as const
    }),
  ])
}

function textOf(label: StaticLabel | undefined, language: string): string | undefined {
  return typeof label === 'object' ? label[language] : typeof label === 'string' ? label : undefined
}

/** A document's name; where its words are of languages, in the first that there is. */
function nameOf({ table, name, label }: Keeper, { db }: Payload): SQL {
  const locales: unknown = db.tables[`${getTableName(table)}${db.localesSuffix ?? '_locales'}`]
  const words = name.flatMap((field) => {
    const column = getTableColumns(table)[field]
    if (column) return sql`${column}::text`
    return is(locales, PgTable) ? (wordIn(locales, field) ?? []) : []
  })
  const said = words.length > 0 ? sql`nullif(concat_ws(' ', ${sql.join(words, sql`, `)}), '')` : sql`null`
  return sql`coalesce(${said}, ${label}::text)`
}

function wordIn(locales: PgTable, field: string): SQL | null {
  const { id, [field]: word } = getTableColumns(locales)
  const parent = parentOf(locales)
  if (!id || !word || !parent) return null
  return sql`(select ${word}::text from ${locales} where ${eq(parent.column, parent.id)} and ${isNotNull(word)} order by ${id} limit 1)`
}

function tablesOf({ db }: Payload): readonly PgTable[] {
  return Object.values<unknown>(db.tables).filter((table) => is(table, PgTable))
}

/** Throws for a collection without a table, rather than let go of what its documents show. */
function tableOf({ db }: Payload, slug: string): PgTable {
  const table: unknown = db.tables[db.tableNameMap.get(tableName(slug)) ?? '']
  if (!is(table, PgTable)) throw new Error(`The collection ${slug} has no table`)
  return table
}
