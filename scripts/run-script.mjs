// Runs a TypeScript file: `node run-script.mjs FILE`. With the condition `production`, because Lexical's modules for Node wait at
// their top for an import of their own, and they import each other: Node 20 then ends now and then with 13, before a line of
// the file has run (5 times of 10 for @payloadcms/richtext-lexical alone). What they export for production waits for nothing.
import { spawnSync } from 'node:child_process'

const ended = spawnSync(process.execPath, ['--conditions=production', '--import', 'tsx', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
if (ended.signal) process.kill(process.pid, ended.signal)
process.exit(ended.status ?? 1)
