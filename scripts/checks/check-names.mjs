// Names mean one thing (docs/STYLE.md): a limit is `max…` or `min…`, and a query of the database is no `read…`. Prints each place;
// there are none.
import { readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.mjs'

const exempt = /\.generated\.|\/migrations\//
/** A value that is not worked out: `const mostShown = 20`. */
const limit =
  /^(?:export )?const ((?:most|longest|fewest|highest|largest|shortest|smallest)[A-Z]\w*)(?:: [^=]+)? = [^(]*$/
const query = /^export (?:async )?function (read[A-Z]\w*)\((?:\{[^}]*\}: )?\w*:? ?(?:Database|Payload)\b/

const problems = []
let count = 0
for (const file of sourceFiles(/\.tsx?$/).filter((path) => !exempt.test(path))) {
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [at, line] of lines.entries()) {
    count += 1
    const place = `${file}:${at + 1}`
    const [, named] = limit.exec(line) ?? []
    if (named) problems.push(`${place}: ${named} is a limit: max… or min…`)
    const [, reading] = query.exec(line) ?? []
    if (reading) problems.push(`${place}: ${reading} asks the database: find…, get… or list…`)
  }
}

for (const problem of problems) console.error(problem)
console.log(`${count} lines`)
process.exit(problems.length > 0 || count === 0 ? 1 : 0)
