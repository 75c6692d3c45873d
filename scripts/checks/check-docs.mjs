// Every export of the contract (shared: kernel, options, content, api) and every operation says what it is for. A type that is
// worked out from a value has that value's words; an option's control has those of the option. A docstring of any kind begins with
// the noun or the verb that it documents, and none of its sentences with what, who, it or one.

import { readdirSync, readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.mjs'
import { parseModule } from './parse-module.mjs'
import { vagueDocstrings } from './vague-docstrings.mjs'

const documented = /^shared\/contract\/src\/(kernel|options|content|api)\/|^cms\/src\/plugin\/operations\//
const exempt = /\.generated\.|\.test\.tsx?$|\/testing\/|\/control\.tsx$/
const written = /\.(tsx?|mjs|cjs)$/
/** Generated files, and the rule's own test, which shows docstrings that break it. */
const unread = /\.generated\.|\/vague-docstrings\.test\.ts$/

const problems = []
let count = 0
for (const file of sourceFiles(/\.tsx?$/).filter((file) => documented.test(file) && !exempt.test(file))) {
  const { body, before, lineAt } = parseModule(file)
  for (const { type, span, declaration } of body) {
    if (type !== 'ExportDeclaration' || isWorkedOut(declaration)) continue
    count += 1
    const { value } = declaration.declarations?.[0].id ?? declaration.identifier ?? declaration.id
    if (!before(span.start).trimEnd().endsWith('*/'))
      problems.push(`${file}:${lineAt(span.start)}: ${value} says nowhere what it is for`)
  }
}

const ofRoot = readdirSync('.').filter((name) => written.test(name))
for (const file of [...sourceFiles(written), ...ofRoot].filter((path) => !unread.test(path))) {
  for (const { line, sentence } of vagueDocstrings(readFileSync(file, 'utf8')))
    problems.push(`${file}:${line}: begins with the noun or the verb that it documents: ${sentence}`)
}

for (const problem of problems) console.error(problem)
console.log(`${count} exports`)
process.exit(problems.length > 0 || count === 0 ? 1 : 0)

/** `z.infer<typeof schema>`, `typeof value` and the like. */
function isWorkedOut({ type, typeAnnotation }) {
  return type === 'TsTypeAliasDeclaration' && JSON.stringify(typeAnnotation).includes('"TsTypeQuery"')
}
