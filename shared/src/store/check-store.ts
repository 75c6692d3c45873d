import { type Check, type Finding, reasonOf } from '../server/health.ts'
import type { MediaStore } from './media-store.ts'

/** A file of nobody's, under a name that no upload gets. */
const key = '.health'
/** Larger than what a full disk still takes into a folder's own entry. */
const bytes = Buffer.alloc(4_096)
/** A bucket is paid by the request. */
const everyMs = 60_000
/** After a fault it is looked at soon again. */
const againMs = 5_000

/** Whether uploads can be kept. A library that takes nothing is a warning: pages and what was uploaded are there. */
export function canWrite(store: MediaStore): Check {
  return seldom(() => store.write(key, bytes, 'application/octet-stream'))
}

/** Whether pictures can be read. */
export function canRead(store: MediaStore): Check {
  return seldom(async () => void (await store.find(key))?.stream.destroy())
}

function seldom(work: () => Promise<void>): Check {
  let found: Finding = { status: 'pass' }
  let next = 0
  return async () => {
    if (performance.now() < next) return found
    found = await work().then(
      (): Finding => ({ status: 'pass' }),
      (error): Finding => ({ status: 'warn', output: `The media library fails: ${reasonOf(error)}.` }),
    )
    next = performance.now() + (found.status === 'pass' ? everyMs : againMs)
    return found
  }
}
