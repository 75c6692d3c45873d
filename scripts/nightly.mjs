// The long run: all property tests with other draws every time, and the drills (local/src/drills), which attack the running
// product. `npm run test:nightly`, or a part: `-- --only drills`. Each round prints its seed; PROPERTY_SEED plays it again. For
// the golf game a failure prints seed and path: GAME_SEED and GAME_PATH play it again. KILLS and STEADY_MINUTES say how many
// random kills and how many minutes of mixed load the drills take.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { installEngines } from './install-engines.mjs'
import { sourceFiles } from './source-files.mjs'

const gameRuns = process.env.GAME_RUNS ?? '20000'
const { KILLS = '200', STEADY_MINUTES = '60' } = process.env
const game = 'web/src/game/game.model.test.ts'
const files = sourceFiles(/\.test\.tsx?$/).filter((file) => /from 'fast-check'/.test(readFileSync(file, 'utf8')))
const withServers = files.filter((file) => file.includes('.int.test.'))
const rules = files.filter((file) => file !== game && !withServers.includes(file))

const once = { rounds: 1, factor: 1 }
const parts = {
  rules: { title: 'rules of the sites and the editor', args: vitest(rules), rounds: 4, factor: 100 },
  game: { title: `${gameRuns} schedules of the golf game`, args: vitest([game]), ...once },
  servers: { title: 'rules on real servers', args: vitest(withServers), rounds: 1, factor: 4 },
  drills: { title: 'drills against the running product', args: vitest(['--project=drills']), ...once },
  habits: {
    title: 'journeys with the habits of Safari',
    args: journeys('desktop'),
    ...once,
    settings: { HABITS: 'safari' },
  },
  engines: {
    title: 'journeys in Firefox and in WebKit',
    args: journeys('firefox', 'webkit'),
    ...once,
    settings: { ENGINES: 'all' },
    before: installEngines,
  },
  nodes: { title: 'a fresh clone with each Node that is served', args: ['scripts/other-nodes.mjs'], ...once },
  image: {
    title: 'the images of docker/Dockerfile, made and started without Docker',
    args: vitest(['--project=image']),
    ...once,
  },
}

const { values } = parseArgs({ options: { only: { type: 'string', default: Object.keys(parts).join(',') } } })
let failures = 0
for (const name of values.only.split(',')) {
  const part = parts[name]
  if (!part) throw new Error(`There is no part "${name}". The parts: ${Object.keys(parts).join(', ')}.`)
  part.before?.()
  for (let round = 1; round <= part.rounds; round++) failures += run(part, round)
}
process.exit(failures > 0 ? 1 : 0)

function vitest(paths) {
  return ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=1800000', ...paths]
}

function journeys(...projects) {
  const named = projects.map((project) => `--project=${project}`)
  return ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list', ...named]
}

/** A later part runs although an earlier one failed: each may find something. */
function run({ title, args, rounds, factor, settings }, round) {
  const seed = process.env.PROPERTY_SEED ?? String(randomInt(2 ** 31))
  console.log(`\n── ${title}, ${round} of ${rounds}: PROPERTY_SEED=${seed} PROPERTY_FACTOR=${factor} …`)
  const begin = performance.now()
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: {
      ...{ ...process.env, GAME_RUNS: gameRuns, KILLS, STEADY_MINUTES },
      ...{ PROPERTY_SEED: seed, PROPERTY_FACTOR: String(factor), ...settings },
    },
  })
  console.log(`── ${status === 0 ? 'passed' : 'FAILED'} after ${((performance.now() - begin) / 1000).toFixed(0)} s`)
  return status === 0 ? 0 : 1
}
