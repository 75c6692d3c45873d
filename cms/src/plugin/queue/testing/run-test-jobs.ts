import { getPayload, type Payload } from 'payload'
import { type JobRun, type JobRuns, taskOf } from '../job-run.ts'
import { JobRunner } from '../job-runner.ts'
import { queuedRuns, scheduledRuns } from './test-runs.ts'

/** Short, so that a test need not wait for what a killed process held. */
const testPace = { leaseMs: 1_500, pollMs: 100 }

/** A runner of the tests' jobs beside the product's own. */
export function testRunner(payload: Payload, runs: JobRuns = queuedRuns): JobRunner {
  payload.config.jobs.tasks = Object.values(runs).map((run) => taskOf(run as JobRun))
  return new JobRunner({ payload, runs, pace: testPace })
}

/** A process of the cms that runs the tests' jobs until it is ended. */
async function runTestJobs(): Promise<void> {
  const { default: config } = await import('../../../payload.config.ts')
  const isScheduled = process.argv.includes('scheduled')
  const payload = await getPayload({ config, disableOnInit: true })
  const runner = testRunner(payload, isScheduled ? scheduledRuns : queuedRuns)
  process.once('SIGTERM', () => void runner.stop().then(() => process.exit(0)))
  runner.start()
  console.log('runs')
}

if (process.argv[1] === import.meta.filename) await runTestJobs()
