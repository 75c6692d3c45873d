import type { Check } from '../server/health.ts'
import { seldom } from '../server/seldom.ts'
import type { MediaStore } from './media-store.ts'

/** A file of nobody's, under a name that no upload gets. */
const key = '.health'
/** Larger than what a full disk still takes into a folder's own entry. */
const bytes = Buffer.alloc(4_096)

const library = 'The media library'

/** Whether uploads can be kept. A library that takes nothing is a warning: pages and what was uploaded are there. */
export function canWrite(store: MediaStore): Check {
  return seldom(() => store.write(key, bytes, 'application/octet-stream'), fails(library))
}

/** Whether pictures can be read. `name`: what is said to fail otherwise. */
export function canRead(store: Pick<MediaStore, 'find'>, name = library): Check {
  return seldom(async () => (await store.find(key))?.stream.destroy(), fails(name))
}

function fails(name: string): (reason: string) => string {
  return (reason) => `${name} fails: ${reason}.`
}
