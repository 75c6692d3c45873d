import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// What neither a build nor a database depends on.
const ignored = /^(node_modules|\.next.*|\.data|e2e|test-results|next-env\.d\.ts|.*\.tsbuildinfo|.*\.test\.tsx?)$/

/** A hash of the contents of these files and folders, so that what was made from them can be told to be fresh. */
export function fingerprint(paths: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths) add(path)
  return hash.digest('hex')

  function add(path: string): void {
    if (statSync(path).isDirectory()) {
      const entries = readdirSync(path).filter((entry) => !ignored.test(entry))
      for (const entry of entries.sort()) add(join(path, entry))
    } else {
      hash.update(path).update('\0').update(readFileSync(path)).update('\0')
    }
  }
}
