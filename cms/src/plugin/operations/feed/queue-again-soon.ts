import type { Database } from '../../db/database.ts'
import { queueJob } from '../../queue/queue-job.ts'

const minute = 60_000
/** After the last of them its usual time is there again. */
const waits = [1, 2, 4, 8, 16] as const

/** Lets a feed of which something was slow or away be read again within minutes, each time after twice as long. */
export async function queueAgainSoon(db: Database, name: 'loadPosts' | 'loadArticles', tries: number): Promise<void> {
  const wait = waits[tries]
  if (wait !== undefined) await queueJob(db, name, { input: { tries: tries + 1 }, inMs: wait * minute })
}
