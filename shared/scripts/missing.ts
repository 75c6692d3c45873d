import { groups } from '../src/blocks/groups.ts'
import { options } from '../src/options/options.generated.ts'
import { specBlocks, specOptions } from './spec-names.ts'

function report(what: string, names: readonly string[], has: (name: string) => boolean) {
  const missing = names.filter((name) => !has(name))
  console.log(`${what}: ${names.length - missing.length} of ${names.length}`)
  for (const name of missing) console.log(`  missing: ${name}`)
}

report('Blocks', specBlocks, (name) => groups.has(name))
report('Options', specOptions, (name) => name in options)
