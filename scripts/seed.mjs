// Fills an empty database: `npm run seed -- --demo` with the demo shop, live; `npm run seed -- --empty` with the pages that a site
// stands on, as drafts without words. Both make the first account of ADMIN_EMAIL and ADMIN_PASSWORD, and may be run again. Without
// them they tell where the site is set up, and `--empty` leaves all else to whoever does.
import './read-env.mjs'
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({
  options: { demo: { type: 'boolean', default: false }, empty: { type: 'boolean', default: false } },
})
if (values.demo === values.empty) {
  console.error('Which site? `--demo` fills the database with the demo shop, `--empty` with pages without words.')
  process.exit(1)
}
if (!process.env.ADMIN_EMAIL || !process.env.ADMIN_PASSWORD)
  console.log('No account is made: that takes ADMIN_EMAIL and ADMIN_PASSWORD.')
const [folder, file] = values.demo ? ['demo', 'src/seed.ts'] : ['cms', 'src/seed.ts']
const { status } = spawnSync(process.execPath, [join(root, 'scripts/run-script.mjs'), file], {
  cwd: join(root, folder),
  stdio: 'inherit',
})
process.exit(status ?? 1)
