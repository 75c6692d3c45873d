// Takes out of node_modules what no server reads: maps of sources, declarations of types, texts about packages. For images only;
// a checkout that is worked in needs them. `node scripts/prune-packages.mjs`
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const unread = /\.(map|d\.[cm]?ts|md|markdown|tsbuildinfo)$/i
let bytes = 0
for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !unread.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  bytes += statSync(file).size
  rmSync(file)
}
// Next would take these where they are, so npm keeps them in production; only journeys use them.
for (const name of ['@playwright', 'playwright', 'playwright-core'])
  rmSync(join('node_modules', name), { recursive: true, force: true })
console.log(`${Math.round(bytes / 2 ** 20)} MB that no server reads are gone.`)
