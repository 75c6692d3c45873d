import type { ContentVersions } from './content-versions.ts'

const interval = 30_000
/** The shops' own day, wherever the server stands. */
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' })

/** Pages show things that depend on the day, such as the year in the footer: at midnight they are rendered anew. Returns the teardown. */
export function watchDate(versions: ContentVersions): () => void {
  let day = calendar.format(new Date())
  const timer = setInterval(() => {
    const today = calendar.format(new Date())
    if (today === day) return
    day = today
    versions.bump(['site'])
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}
