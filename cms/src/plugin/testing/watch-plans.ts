import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../db/database.ts'

/**
 * Runs what is asked, and notes in `plans` how Postgres goes about it; with `analyze`, for reads alone, also what it did of
 * that and what it never came to.
 */
export function watchPlans(
  db: Database,
  plans: string[],
  explain: 'explain' | 'explain analyze' = 'explain',
): Database {
  const note = async (statement: SQL) => {
    const lines = await db.rows<{ 'QUERY PLAN': string }>(sql`${sql.raw(explain)} ${statement}`)
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
  }
  return {
    rows: async (statement) => {
      await note(statement)
      return db.rows(statement)
    },
    planned: async (_name, statement) => {
      await note(statement)
      return db.rows(statement)
    },
    transaction: (run) => db.transaction((tx) => run(watchPlans(tx, plans, explain))),
    afterCommit: (task) => db.afterCommit(task),
  }
}
