import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Fills an empty site with the demo of this folder, by the seed's own command in a process of its own. Throws when it fails. */
export async function fillWithDemo(folder: string): Promise<void> {
  const script = join(folder, '../scripts/run-script.mjs')
  const child = spawn(process.execPath, [script, 'src/seed.ts'], {
    cwd: folder,
    // The account is made of what the person has typed, once the demo is there.
    env: { ...process.env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The seed of the demo ended with ${code}.`)
}
