// Names mean one thing (docs/STYLE.md): a limit is `max…` or `min…`, a query of the database is no `read…`, and a docstring of the
// contract or of an operation begins with the noun or the verb that it documents. Prints each place; there are none.
import { readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.mjs'

const exempt = /\.generated\.|\/migrations\//
/** A value that is not worked out: `const mostShown = 20`. */
const limit =
  /^(?:export )?const ((?:most|longest|fewest|highest|largest|shortest|smallest)[A-Z]\w*)(?:: [^=]+)? = [^(]*$/
const query = /^export (?:async )?function (read[A-Z]\w*)\((?:\{[^}]*\}: )?\w*:? ?(?:Database|Payload)\b/
const documented = /^shared\/contract\/src\/(kernel|options|content|api)\/|^cms\/src\/plugin\/operations\//
const vague = /^(?:\/\*\*| \*) (What|Who|It|One|Its)\b/

const problems = []
let count = 0
for (const file of sourceFiles(/\.tsx?$/).filter((path) => !exempt.test(path))) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const isOurs = documented.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)
  for (const [at, line] of lines.entries()) {
    count += 1
    const place = `${file}:${at + 1}`
    const [, named] = limit.exec(line) ?? []
    if (named) problems.push(`${place}: ${named} is a limit: max… or min…`)
    const [, reading] = query.exec(line) ?? []
    if (reading) problems.push(`${place}: ${reading} asks the database: find…, get… or list…`)
    const isFirst = line.startsWith('/**') ? lines[at + 1]?.startsWith('export ') : lines[at - 1] === '/**'
    if (isOurs && isFirst && vague.test(line))
      problems.push(`${place}: begins with the noun or the verb that it documents: ${line}`)
  }
}

for (const problem of problems) console.error(problem)
console.log(`${count} lines`)
process.exit(problems.length > 0 || count === 0 ? 1 : 0)
