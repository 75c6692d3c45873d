import { sql } from '@payloadcms/db-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { site } from '../plugin/reading/read-sql.ts'
import { directoryRows } from '../plugin/sources/directory/directory-rows.ts'

/** The statement behind a search in the directory, to be run without anything around it. */
export function directoryStatement(search: string): { readonly text: string; readonly values: unknown[] } {
  const statement = sql`with ${site} select ${directoryRows({ search, letter: '', programs: [], page: 1 }, 'de')} as directory`
  const { sql: text, params: values } = new PgDialect().sqlToQuery(statement)
  return { text, values }
}
