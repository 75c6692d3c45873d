// Runs a TypeScript file: `node run-script.mjs FILE …`. All that is ours is put into one file first, which takes a third of a
// second, and packages are loaded as they are: through a compiler, module by module, Payload takes six seconds of processor time
// in place of one. With the condition `production`, because Lexical's modules for Node wait at their top for an import of their
// own, and they import each other: Node 20 then ends now and then with 13, before a line of the file has run.
import './read-env.mjs'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundleScript } from './bundle-script.mjs'

const [file, ...args] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'blickfang-script-'))
let ended
try {
  const script = await bundleScript(resolve(file), folder)
  const options = ['--conditions=production', '--enable-source-maps']
  ended = spawnSync(process.execPath, [...options, script, ...args], { stdio: 'inherit' })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (ended.signal) process.kill(process.pid, ended.signal)
process.exit(ended.status ?? 1)
