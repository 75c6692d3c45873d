// What is written in one way everywhere (docs/STYLE.md), where a command can see it: private members, sheets of styles,
// properties of an element, and the order of what has none. Prints each other spelling; there are none.
import { readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.mjs'

const spellings = [
  { is: /^\s*private (?!constructor\b)/, say: '`#name`, not `private name`' },
  { is: /^import styles from/, say: 'a sheet of styles is `css`, a second one has a name of its own' },
  { is: /<[\w.]+[^>]*\{\.\.\.\{ /, say: 'properties one by one, not `{...{ a, b }}`' },
  { is: /^\s*\{\.\.\.\{ /, say: 'properties one by one, not `{...{ a, b }}`' },
  {
    is: /\bURL\.(canParse|parse)\(/,
    say: '`parseUrl`: the engine’s own says no to «ü» once it is compiled',
    but: /parse-url(\.test)?\.ts$|browser-apis\.test\.ts$/,
  },
  { is: /'a0'/, say: '`firstOrder`, not its letters', but: /kernel\/sibling-order\.ts$|\/migrations\/|\.test\.tsx?$/ },
]

const files = sourceFiles(/^(web|cms|shared|local|demo|bench)\/.*\.tsx?$/)
const problems = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      spellings
        .filter(({ is, but }) => is.test(line) && !but?.test(file))
        .map(({ say }) => `${file}:${index + 1}: ${say}`),
    ),
)
for (const problem of problems) console.error(problem)
console.log(`${files.length} files`)
process.exit(problems.length > 0 || files.length < 1_000 ? 1 : 0)
