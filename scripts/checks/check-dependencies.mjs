// Checks who imports whom, by the rules of .dependency-cruiser.cjs.
import swc from '@swc/core'
import rules from '../../.dependency-cruiser.cjs'
import { sourceFiles } from '../source-files.mjs'

// The cruiser asks swc for TypeScript without JSX, and would stop at the first component.
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
const { cruise } = await import('dependency-cruiser')

const files = sourceFiles(/\.tsx?$/)
const { output } = await cruise(files, { ...rules.options, validate: true, ruleSet: rules })
const { violations, totalDependenciesCruised } = output.summary
const seen = new Set(output.modules.map(({ source }) => source))
const unseen = files.filter((file) => !seen.has(file))

for (const { rule, from, to, cycle } of violations) {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to
  console.error(`${rule.name}: ${from} → ${way}`)
}
for (const file of unseen) console.error(`not read: ${file}`)
// A cruiser that cannot parse finds no dependency at all and reports success.
const isBlind = totalDependenciesCruised < files.length
if (isBlind) console.error(`Only ${totalDependenciesCruised} imports found in ${files.length} files.`)
console.log(`${files.length} files, ${totalDependenciesCruised} imports, ${violations.length} violations`)
process.exit(violations.length > 0 || unseen.length > 0 || isBlind ? 1 : 0)
