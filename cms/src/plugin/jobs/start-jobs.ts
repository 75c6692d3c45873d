import type { Payload } from 'payload'
import { JobRunner } from '../queue/job-runner.ts'
import { runs } from './runs.generated.ts'

/** Runs the product's jobs in this process until it is told to end. */
export function startJobs(payload: Payload): JobRunner {
  const runner = new JobRunner({ payload, runs })
  runner.start()
  return runner
}
