import type { Payload } from 'payload'
import type { Jobs } from '../job.ts'
import { JobRunner } from '../job-runner.ts'
import { testPace } from './test-pace.ts'

/** A runner of the tests' jobs in place of the product's own. */
export function testRunner(payload: Payload, jobs: Jobs): JobRunner {
  return new JobRunner({ payload, jobs, pace: testPace })
}
