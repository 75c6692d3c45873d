// The long run of the model-based tests: `npm run test:nightly`. A failure prints seed and path; GAME_SEED and GAME_PATH play it again.
import { spawnSync } from 'node:child_process'

const runs = process.env.GAME_RUNS ?? '20000'
console.log(`${runs} schedules of the golf game …`)
const begin = performance.now()
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'web/src/game/game.model.test.ts'],
  { stdio: 'inherit', env: { ...process.env, GAME_RUNS: runs } },
)
console.log(`${status === 0 ? 'passed' : 'FAILED'} after ${((performance.now() - begin) / 1000).toFixed(0)} s`)
process.exit(status ?? 1)
