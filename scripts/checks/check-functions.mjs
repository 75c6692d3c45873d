// A function has at most 60 lines, a component, most of which is markup, at most 100. Tests are exempt, whose describe-blocks are
// functions to the parser, and so are drawings, which are data written as calls.

import { sourceFiles } from '../source-files.mjs'
import { parseModule, walk } from './parse-module.mjs'

const maxLines = 60
const maxComponentLines = 100
const exempt =
  /\.generated\.|\.data\.ts$|\/migrations\/|payload-types\.ts$|\.(test|spec|drill)\.tsx?$|^demo\/src\/drawing\//
const functions =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassMethod|PrivateMethod|MethodProperty)$/

const problems = []
let count = 0
for (const file of sourceFiles(/\.(tsx?|mjs)$/).filter((file) => !exempt.test(file))) {
  const { body, lineAt } = parseModule(file)
  walk(body, (node, name) => {
    if (!functions.test(node.type)) return
    count += 1
    const lines = lineAt(node.span.end) - lineAt(node.span.start) + 1
    const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name)
    const most = isComponent ? maxComponentLines : maxLines
    if (lines > most)
      problems.push(
        `${file}:${lineAt(node.span.start)}: ${name || 'a function'} has ${lines} lines, at most are ${most}`,
      )
  })
}

for (const problem of problems) console.error(problem)
console.log(`${count} functions`)
process.exit(problems.length > 0 || count === 0 ? 1 : 0)
