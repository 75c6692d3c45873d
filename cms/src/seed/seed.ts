import { emptyPages } from './empty-pages.ts'
import { pageRows } from './page-rows.ts'
import { runSeed } from './run-seed.ts'
import { writePages } from './write-pages.ts'

// The pages that a site stands on, as drafts without words, and the first account.
await runSeed(({ db }) => writePages(db.pool, pageRows(emptyPages, {}), { isLive: false }))
