// Runs every generator, one after the other: what comes later reads what was written before. Each by run-script.mjs, as
// the schema's loads the whole cms.
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

for (const file of generators) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'run-script.mjs'), file], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
