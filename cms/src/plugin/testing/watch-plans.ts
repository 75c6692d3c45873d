import { sql } from '@payloadcms/db-postgres'
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
  const note = (lines: readonly { readonly 'QUERY PLAN': string }[]) =>
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
  return {
    accounts: db.accounts,
    rows: async (statement) => {
      note(await db.rows(sql`${sql.raw(explain)} ${statement}`))
      return db.rows(statement)
    },
    planned: async (name, statement, inputs) => {
      const explained = sql`${sql.raw(explain)} ${statement}`
      note(await db.planned(`${explain} ${name}`, explained, inputs))
      return db.planned(name, statement, inputs)
    },
    transaction: (run) => db.transaction((tx) => run(watchPlans(tx, plans, explain))),
    afterCommit: (task) => db.afterCommit(task),
  }
}
