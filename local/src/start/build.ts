import { resolve } from 'node:path'
import { watchParent } from '../process/watch-parent.ts'
import { buildApp } from './build-app.ts'
import { Run } from './run.ts'

// Builds both apps ahead of a start, which then finds them: `npm test` does so beside the tests that need neither. A start
// that comes meanwhile waits for it, as for any other build, and builds itself what has failed here.
const run = new Run(resolve(process.env.DATA_DIR || '.data'))

async function end(code: number): Promise<void> {
  await run.close()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(1))
watchParent({ attached: true, onGone: () => end(1) })
try {
  await buildApp('cms', process.env, run)
  await buildApp('web', process.env, run)
  await end(0)
} catch (error) {
  if (!run.isClosing) console.error(error)
  await end(1)
}
