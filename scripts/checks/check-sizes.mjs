// A file has at most 400 lines, a folder at most 20 files. What a program wrote, and plain data, is exempt by name.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sourceFiles } from '../source-files.mjs'

const exempt = /\.generated\.|\.data\.ts$|\/migrations\/|payload-types\.ts$|importMap\.js$/
const files = sourceFiles().filter((file) => !exempt.test(file))
const folders = new Map()
for (const file of files) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)

const problems = []
for (const file of files) {
  const lines = readFileSync(file, 'utf8').split('\n').length - 1
  if (lines > 400) problems.push(`${file} has ${lines} lines`)
}
for (const [folder, count] of folders) if (count > 20) problems.push(`${folder} has ${count} files`)

for (const problem of problems) console.error(problem)
console.log(`${files.length} files in ${folders.size} folders`)
process.exit(problems.length > 0 ? 1 : 0)
