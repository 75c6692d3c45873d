// Nobody writes an address of API v1 by hand: a call is made by its name (`createClient`, shared/contract/src/api/client.ts), and what must be
// an address all the same comes from its contract (`apiAddress`, or `path`). So a call that is renamed is a fault for the compiler
// wherever it is made. Tests of units say themselves what goes over the wire, and those of the skin send what no client would.
import { readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.mjs'
import { parseModule, walk } from './parse-module.mjs'

const own =
  /^shared\/contract\/src\/(?:api\/|kernel\/endpoint)|(?<!\.int)\.test\.tsx?$|^cms\/src\/plugin\/endpoints\/|^tests\/src\/new-folders\/|\.generated\.ts$/
const written = /\/api\/v1\/(?![\w-]+(?:\.generated)?\.ts)[a-z*]/
const routes = readFileSync('shared/contract/src/api/v1/routes.generated.ts', 'utf8')
const all = [...routes.matchAll(/'(\/[^']+)'/g)].map(([, path]) => path)
// A path of one part, such as «/search», may be a page's.
const paths = all.flatMap((path) => [`/v1${path}`, ...(path.lastIndexOf('/') > 0 ? [path] : [])])

const problems = []
let count = 0
for (const file of sourceFiles(/\.tsx?$/).filter((file) => !own.test(file))) {
  const source = readFileSync(file, 'utf8')
  count += 1
  if (!source.includes('/v1/') && !paths.some((path) => source.includes(path))) continue
  const { body, lineAt } = parseModule(file)
  walk(body, (node) => {
    const text = textOf(node)
    if (text === undefined || !(written.test(text) || paths.includes(text.split('?', 1)[0]))) return
    problems.push(`${file}:${lineAt(node.span.start)}: ${text}: call it by its name, or ask apiAddress.`)
  })
}

for (const problem of problems) console.error(problem)
console.log(`${count} files, ${all.length} calls of API v1`)
process.exit(problems.length > 0 || all.length === 0 ? 1 : 0)

/** A text, or the part of a template after its values; where an import leads is a file. */
function textOf({ type, value, raw, cooked }) {
  if (type === 'TemplateElement') return cooked ?? raw
  return type === 'StringLiteral' && !/\.[jt]sx?$/.test(value) ? value : undefined
}
