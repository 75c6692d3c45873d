// `npm run backup` makes a back-up of the site that `npm start` keeps in DATA_DIR, or of the one of DATABASE_URL, into BACKUP_DIR.
// `npm run restore -- FILE` brings one back (--check: only reads it; --replace: into a database that is not empty).
// `node scripts/backup.mjs schedule` makes one at the times of BACKUP_SCHEDULE, until it is stopped.
import './read-env.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...args] = process.argv.slice(2)
const dataDir = resolve(root, process.env.DATA_DIR || '.data')
// The embedded Postgres keeps the site, or beside a database of one's own the games.
const isLent = !process.env.DATABASE_URL || existsSync(join(dataDir, 'postgres/state.json'))
const run = ['../scripts/run-script.mjs', `src/backup/${command}.ts`, ...args]
const { status } = spawnSync(
  process.execPath,
  isLent ? ['../scripts/run-script.mjs', '../local/src/lend/lend-databases.ts', command, ...run] : run,
  {
    cwd: join(root, 'cms'),
    stdio: 'inherit',
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      MEDIA_DIR: resolve(root, process.env.MEDIA_DIR || join(dataDir, 'media')),
      BACKUP_DIR: resolve(root, process.env.BACKUP_DIR || 'backups'),
      INIT_CWD: process.env.INIT_CWD || process.cwd(),
    },
  },
)
process.exit(status ?? 1)
