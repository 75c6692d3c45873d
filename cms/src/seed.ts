import { databaseOf } from './plugin/db/database.ts'
import { getLanguages } from './plugin/operations/content/get-languages.ts'
import { getSettings } from './plugin/operations/settings/save-settings.ts'
import { runSeed } from './run-seed.ts'
import { pagesToStandOn } from './seed/empty-pages.ts'
import { pageRows } from './seed/page-rows.ts'
import { writePages } from './seed/write-pages.ts'

// The pages that a site stands on, as drafts without words, and the first account.
await runSeed(async (payload) => {
  const db = databaseOf(payload)
  const rows = pageRows(pagesToStandOn((await getSettings({ db })).settings.game.active), {}, await getLanguages(db))
  await writePages(db, rows, { isLive: false })
})
