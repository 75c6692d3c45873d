import { databaseOf } from './plugin/db/database.ts'
import { getLanguages } from './plugin/operations/content/get-languages.ts'
import { getSettings } from './plugin/operations/settings/save-settings.ts'
import { pagesToStandOn } from './plugin/operations/setup/pages/empty-pages.ts'
import { pageRows } from './plugin/operations/setup/pages/page-rows.ts'
import { writePages } from './plugin/operations/setup/pages/write-pages.ts'
import { runSeed } from './run-seed.ts'

// The pages that a site stands on, as drafts without words, and the first account; without one, where the site is set up.
await runSeed(
  async (payload) => {
    const db = databaseOf(payload)
    const rows = pageRows(pagesToStandOn((await getSettings({ db })).settings.game.active), {}, await getLanguages(db))
    await writePages(db, rows, { isLive: false })
  },
  { needsAccount: true },
)
