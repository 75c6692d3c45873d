import { getPayload } from 'payload'
import config from '../../../payload.config.ts'
import { queuedJobs, scheduledJobs } from './test-jobs.ts'
import { testRunner } from './test-runner.ts'

/** A process of the cms that runs the tests' jobs until it is ended. */
async function runTestJobs(): Promise<void> {
  const isScheduled = process.argv.includes('scheduled')
  const payload = await getPayload({ config, disableOnInit: true })
  const runner = testRunner(payload, isScheduled ? scheduledJobs : queuedJobs)
  process.once('SIGTERM', () => void runner.stop().then(() => process.exit(0)))
  runner.start()
  console.log('runs')
}

await runTestJobs()
