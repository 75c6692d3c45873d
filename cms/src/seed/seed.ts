import { databaseOf } from '../plugin/db/database.ts'
import { readLanguages } from '../plugin/operations/content/read-languages.ts'
import { emptyPages } from './empty-pages.ts'
import { pageRows } from './page-rows.ts'
import { runSeed } from './run-seed.ts'
import { writePages } from './write-pages.ts'

// The pages that a site stands on, as drafts without words, and the first account.
await runSeed(async (payload) => {
  const db = databaseOf(payload)
  const rows = pageRows(emptyPages, {}, await readLanguages(db))
  await writePages(db, rows, { isLive: false })
})
