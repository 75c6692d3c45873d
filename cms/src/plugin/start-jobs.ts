import type { Payload } from 'payload'
import { jobs } from './jobs/jobs.generated.ts'
import { JobRunner } from './queue/job-runner.ts'

/** Runs the product's jobs in this process until it is told to end. */
export function startJobs(payload: Payload): JobRunner {
  const runner = new JobRunner({ payload, jobs })
  runner.start()
  return runner
}
