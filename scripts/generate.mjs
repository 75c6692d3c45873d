// Runs every generator, one after the other: what comes later reads what was written before. The schema's loads the whole cms;
// the others find by themselves what they read, so that a compiler has to follow them.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const generators = [
  'shared/scripts/generate.ts',
  'cms/scripts/generate-schema.ts',
  'web/scripts/generate-operations.ts',
  'web/scripts/generate-block-icons.ts',
  'web/scripts/cut-fonts.ts',
  'web/scripts/draw-initials.ts',
]

const compiler = ['--conditions=production', '--import', 'tsx']
const bundler = [join(import.meta.dirname, 'run-script.mjs')]

for (const file of generators) {
  const way = file.startsWith('cms/') ? bundler : compiler
  const { status } = spawnSync(process.execPath, [...way, file], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
