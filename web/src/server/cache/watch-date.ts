import { shopTime } from '@blickfang/contract/content/hours/shop-time.ts'
import type { ContentVersions } from './content-versions.ts'

const interval = 30_000

/** Pages show things that depend on the day, such as the year in the footer: at midnight they are rendered anew. Returns the teardown. */
export function watchDate(versions: ContentVersions): () => void {
  let day = shopTime(new Date()).date
  const timer = setInterval(() => {
    const today = shopTime(new Date()).date
    if (today === day) return
    day = today
    versions.bump(['site'])
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}
