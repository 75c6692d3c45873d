import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()) })

/**
 * The arguments of Node in a workspace's script, so that `npm start` runs what production runs. Without npm between: a signal
 * then reaches the program itself. Throws where the script is none of Node's.
 */
export function packageScript(workspace: string, name: string): string[] {
  const { scripts } = manifestSchema.parse(JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')))
  const [program, ...args] = scripts[name]?.split(' ') ?? []
  if (program !== 'node') throw new Error(`The script "${name}" of ${workspace} does not run Node.`)
  return args
}
