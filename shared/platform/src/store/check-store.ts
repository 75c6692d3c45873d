import type { Check } from '../server/health.ts'
import { seldom } from '../server/seldom.ts'
import type { MediaStore } from './media-store.ts'

/** A file of nobody's, under a name that no upload gets. */
const key = '.health'
/** Larger than what a full disk still takes into a folder's own entry. */
const bytes = Buffer.alloc(4_096)

const say = (reason: string) => `The media library fails: ${reason}.`

/** Whether uploads can be kept. A library that takes nothing is a warning: pages and what was uploaded are there. */
export function canWrite(store: MediaStore): Check {
  return seldom(() => store.write(key, bytes, 'application/octet-stream'), say)
}

/** Whether pictures can be read. */
export function canRead(store: MediaStore): Check {
  return seldom(async () => (await store.find(key))?.stream.destroy(), say)
}
