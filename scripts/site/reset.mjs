// Throws the site away, such as the demo, so that it can be set up anew: `npm run site:reset`. Asks for its name, and makes a back-up
// first. For the site that `npm start` keeps in DATA_DIR, or the one of DATABASE_URL, while it does not run. With the name as an
// argument nobody is asked.
import '../read-env.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const dataDir = resolve(root, process.env.DATA_DIR || '.data')
const isLent = !process.env.DATABASE_URL
if (isLent && !existsSync(join(dataDir, 'postgres/state.json'))) stop('There is no site yet: `npm start` makes one.')

const name = onDatabase(['name'], 'pipe').trim().split('\n').at(-1) ?? ''
const typed = process.argv[2] ?? (await ask())
if (typed.trim() !== name) stop(`Nothing was thrown away: the site is called «${name}».`)
const { status } = spawnSync(process.execPath, [join(root, 'scripts/backup.mjs'), 'backup'], {
  stdio: 'inherit',
  cwd: root,
})
if (status !== 0) stop('Nothing was thrown away: no back-up could be made.')
onDatabase(['drop', name], 'inherit')
rmSync(join(dataDir, 'login.json'), { force: true })
console.log(`\n«${name}» is gone; the back-up brings it back (npm run restore -- FILE).`)
console.log(
  isLent ? 'Begin anew: npm start\n' : 'Migrate the database and start the servers: their log says where to begin.\n',
)

function onDatabase(args, stdout) {
  const run = ['../scripts/run-script.mjs', 'src/reset.ts', ...args]
  const lent = ['../scripts/run-script.mjs', '../local/src/lend/lend-databases.ts', 'reset', ...run]
  const ended = spawnSync(process.execPath, isLent ? lent : run, {
    cwd: join(root, 'cms'),
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      MEDIA_DIR: resolve(root, process.env.MEDIA_DIR || join(dataDir, 'media')),
    },
  })
  if (ended.status !== 0) process.exit(1)
  return ended.stdout ?? ''
}

async function ask() {
  const asker = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asker.question(
    `\nThis throws «${name}» away: all pages, pictures, settings and accounts. A back-up is made first.\nType the name of the site to go on: `,
  )
  asker.close()
  return answer
}

function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
