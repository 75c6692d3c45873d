import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file that only its owner may read, also where one stands that more people may. A reader sees all of it, the
 * earlier one or the new.
 */
export function writePrivate(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`
  // A mode is given to what is made, not to what was there.
  rmSync(unfinished, { force: true })
  writeFileSync(unfinished, text, { mode: 0o600 })
  renameSync(unfinished, file)
}
