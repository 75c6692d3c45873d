import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a TypeScript file to its end in a process of its own. Throws with all it printed when it fails. */
export async function runScript(file: string, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const [code, signal] = await once(child, 'close')
  if (code !== 0) throw new Error(`${file} ended with ${signal ?? code}:\n${output}`)
  return output
}
