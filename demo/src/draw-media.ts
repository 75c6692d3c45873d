import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawings } from './drawing/drawings.ts'

/** Writes the drawings of the demo site as SVG files, which are committed: run it after a change to a drawing. */
export async function drawMedia(folder = join(import.meta.dirname, 'media')) {
  for (const [file, draw] of Object.entries(drawings)) {
    const target = join(folder, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, draw())
  }
}

if (process.argv[1] === import.meta.filename) await drawMedia()
