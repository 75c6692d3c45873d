// Runs a TypeScript file: `node run-script.mjs FILE`. Node 20's loader now and then loses the answer to an import under load
// (about 1 run in 20 with four at once on two cores; tsx 4.21 and 4.22): the process then has nothing left to do and ends
// with 13 before a line of the file has run. Such a run is tried again, twice at most.
import { spawnSync } from 'node:child_process'

const unsettled = 13
let status = unsettled
for (let attempt = 0; attempt < 3 && status === unsettled; attempt++) {
  const ended = spawnSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], { stdio: 'inherit' })
  if (ended.signal) process.kill(process.pid, ended.signal)
  status = ended.status ?? 1
}
process.exit(status)
