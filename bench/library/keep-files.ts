import { linkSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Gives each name in the library's folder a picture: one of the demo's under all names, so that twenty thousand take the room of one. */
export function keepFiles(folder: string, names: readonly string[]): void {
  const picture = readdirSync(folder).find((name) => name.endsWith('.jpg'))
  if (!picture) throw new Error(`No picture lies in ${folder}.`)
  for (const name of names) linkSync(join(folder, picture), join(folder, name))
}
