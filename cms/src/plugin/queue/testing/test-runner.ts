import type { Payload } from 'payload'
import { type JobRun, type JobRuns, taskOf } from '../job-run.ts'
import { JobRunner } from '../job-runner.ts'

/** Short, so that a test need not wait for what a killed process held. */
const testPace = { leaseMs: 1_500, pollMs: 100 }

/** A runner of the tests' jobs in place of the product's own. */
export function testRunner(payload: Payload, runs: JobRuns): JobRunner {
  payload.config.jobs.tasks = Object.values(runs).map((run) => taskOf(run as JobRun))
  return new JobRunner({ payload, runs, pace: testPace })
}
