// The key of a value (`slug.de`, `options.alignment`) is written and read by its declaration alone (`valueKeys`,
// shared/contract/src/content/keys/value-keys.ts), in SQL by `keyIn`. Here nobody else builds one from its parts or takes one apart.
import { readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.mjs'
import { parseModule, walk } from './parse-module.mjs'

const declared = ['shared/contract/src/content/keys/value-keys.ts', 'shared/contract/src/options/option-values.ts']
// Where a parameter of a source comes from is spelled like a key, and is none; keys of entries have a declaration of their own.
const own = [
  ...declared,
  'shared/contract/src/kernel/value/value.ts',
  'shared/contract/src/kernel/source.ts',
  'shared/contract/src/entries/entry-values.ts',
]
const withPart = declared.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/kind: '(\w+)',\n\s+of: .*\n\s+part: /g)].map(([, kind]) => kind),
)
const kinds = withPart.join('|')
const begun = new RegExp(`^(?:${kinds})\\.$`)
const inSql = new RegExp(`'(?:${kinds})\\.%?'`)

const problems = []
let count = 0
const files = sourceFiles(/(?<!\.test|\.spec|\.drill)\.tsx?$/)
for (const file of files.filter((one) => !own.includes(one) && !/\/(migrations|testing|e2e)\//.test(one))) {
  if (!/\.(split|%?'|\$\{)|\.\$\{/.test(readFileSync(file, 'utf8'))) continue
  count += 1
  const { body, lineAt } = parseModule(file)
  walk(body, (node) => {
    const problem = problemOf(node)
    if (problem) problems.push(`${file}:${lineAt(node.span.start)}: ${problem}`)
  })
}

for (const problem of problems) console.error(problem)
console.log(`${withPart.length} values with a part, ${count} files with texts that are put together or taken apart`)
process.exit(problems.length > 0 || withPart.length < 2 ? 1 : 0)

function problemOf({ type, value, quasis, callee, arguments: given }) {
  if (type === 'StringLiteral' && begun.test(value)) return `${value} begins a key: ask valueKeys.`
  if (type === 'TemplateLiteral' && quasis.length > 1 && begun.test(quasis[0].raw))
    return `a key is built: ask valueKeys.`
  if (type === 'TemplateLiteral' && quasis.some(({ raw }) => inSql.test(raw))) return `SQL builds a key: ask keyIn.`
  const isSplit = type === 'CallExpression' && callee.property?.value === 'split' && given[0]?.expression.value === '.'
  const of = callee?.object?.property?.value ?? callee?.object?.value ?? ''
  return isSplit && /key$/i.test(of) ? `a key is taken apart: ask parseKey.` : undefined
}
