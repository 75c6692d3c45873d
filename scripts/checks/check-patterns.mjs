// Every regular expression of the source takes a time that grows with its text and not with the square of it, or worse: many
// read what comes from outside. What recheck finds is mended in the expression; a limit of length before it does not count.
// A text that is put together into an expression is not to be checked, and therefore not allowed.
import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { checkSync } from 'recheck'
import { sourceFiles } from '../source-files.mjs'

// Tests, tools, the demo and the seed read nothing from outside.
const skipped = /\.(test|drill|spec)\.tsx?$|\/(e2e|testing|drills|scripts|seed)\/|^(bench|demo|scripts|tests)\//
// Where recheck tries texts at random, each run tries the same ones.
const known = new Map()
const problems = []
let count = 0

for (const file of sourceFiles(/\.tsx?$/).filter((file) => !skipped.test(file))) {
  const source = readFileSync(file, 'utf8')
  if (!/\/|RegExp/.test(source)) continue
  walk(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }), file)
}

for (const problem of problems) console.error(problem)
console.log(`${count} regular expressions`)
process.exit(problems.length > 0 ? 1 : 0)

function walk(node, file) {
  if (typeof node !== 'object' || node === null) return
  if (node.type === 'RegExpLiteral') check(node.pattern, node.flags, file)
  if ((node.type === 'NewExpression' || node.type === 'CallExpression') && node.callee.value === 'RegExp') {
    problems.push(`${file} puts a regular expression together: write it as a literal, or compare without one.`)
  }
  for (const part of Object.values(node)) walk(part, file)
}

function check(pattern, flags, file) {
  count += 1
  const name = `/${pattern}/${flags}`
  if (!known.has(name)) known.set(name, checkSync(pattern, flags, { timeout: 20_000, randomSeed: 1 }))
  const { status, complexity, attack, error } = known.get(name)
  if (status === 'safe') return
  const why =
    status === 'vulnerable' ? `${complexity.summary}, for example ${attack.pattern}` : `unknown (${error.kind})`
  problems.push(`${file}: ${name} is ${why}`)
}
