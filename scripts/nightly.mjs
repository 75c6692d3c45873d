// The long run: all property tests with other draws every time, and the drills (local/src/drills), which attack the running
// product. `npm run test:nightly`, or a part: `-- --only drills`. Each round prints its seed; PROPERTY_SEED plays it again. For
// the golf game a failure prints seed and path: GAME_SEED and GAME_PATH play it again. KILLS and STEADY_MINUTES say how many
// random kills and how many minutes of mixed load the drills take.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sourceFiles } from './source-files.mjs'

const gameRuns = process.env.GAME_RUNS ?? '20000'
const { KILLS = '200', STEADY_MINUTES = '60' } = process.env
const game = 'web/src/game/game.model.test.ts'
const files = sourceFiles(/\.test\.tsx?$/).filter((file) => /from 'fast-check'/.test(readFileSync(file, 'utf8')))
const withServers = files.filter((file) => file.includes('.int.test.'))
const rules = files.filter((file) => file !== game && !withServers.includes(file))

const parts = {
  rules: ['rules of the sites and the editor', rules, { rounds: 4, factor: 100 }],
  game: [`${gameRuns} schedules of the golf game`, [game], { rounds: 1, factor: 1 }],
  servers: ['rules on real servers', withServers, { rounds: 1, factor: 4 }],
  drills: ['drills against the running product', ['--project=drills'], { rounds: 1, factor: 1 }],
  engines: ['journeys of the editor with the habits of Safari', null, { rounds: 1, factor: 1 }],
  image: [
    'the images of docker/Dockerfile, made and started without Docker',
    ['--project=image'],
    { rounds: 1, factor: 1 },
  ],
}

const { values } = parseArgs({ options: { only: { type: 'string', default: Object.keys(parts).join(',') } } })
let failures = 0
for (const name of values.only.split(',')) {
  if (!parts[name]) throw new Error(`There is no part "${name}". The parts: ${Object.keys(parts).join(', ')}.`)
  const [title, paths, { rounds, factor }] = parts[name]
  for (let round = 1; round <= rounds; round++) failures += run(`${title}, ${round} of ${rounds}`, paths, factor)
}
process.exit(failures > 0 ? 1 : 0)

/** A later part runs although an earlier one failed: each may find something. */
function run(title, paths, factor) {
  const seed = process.env.PROPERTY_SEED ?? String(randomInt(2 ** 31))
  console.log(`\n── ${title}: PROPERTY_SEED=${seed} PROPERTY_FACTOR=${factor} …`)
  const begin = performance.now()
  const { status } = spawnSync(
    process.execPath,
    paths
      ? ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=1800000', ...paths]
      : ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list', '--project=desktop'],
    {
      stdio: 'inherit',
      env: {
        ...{ ...process.env, GAME_RUNS: gameRuns, KILLS, STEADY_MINUTES },
        ...(!paths && { HABITS: 'safari' }),
        ...{ PROPERTY_SEED: seed, PROPERTY_FACTOR: String(factor) },
      },
    },
  )
  console.log(`── ${status === 0 ? 'passed' : 'FAILED'} after ${((performance.now() - begin) / 1000).toFixed(0)} s`)
  return status === 0 ? 0 : 1
}
