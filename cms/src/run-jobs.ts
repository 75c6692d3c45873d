import config from '@payload-config'
import { getPayload } from 'payload'
import { startJobs } from './plugin/jobs/start-jobs.ts'

const retryMs = 5_000

/** Opens Payload, however long its database stays away, and runs jobs until the process is told to end. */
export async function runJobs(): Promise<void> {
  const payload = await getPayload({ config }).catch((error) => {
    console.error('Jobs wait for the database:', error)
  })
  if (!payload) return void setTimeout(() => void runJobs(), retryMs)
  const runner = startJobs(payload)
  const stop = () => void runner.stop()
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
