import type { Payload } from 'payload'
import { type JobRun, type JobRuns, taskOf } from '../job-run.ts'
import { JobRunner } from '../job-runner.ts'
import { testPace } from './test-pace.ts'

/** A runner of the tests' jobs in place of the product's own. */
export function testRunner(payload: Payload, runs: JobRuns): JobRunner {
  payload.config.jobs.tasks = Object.values(runs).map((run) => taskOf(run as JobRun))
  return new JobRunner({ payload, runs, pace: testPace })
}
