// Nobody who uses the product is called «du» or «tu» (but who plays golf, which is a game between friends), and nobody reads a
// sentence in a language that is not theirs: in our messages and labels, in what stands in the markup, in what the admin and the
// servers answer, and in what zod says of a wrong value. Nor does a word stand there that means another thing to these people.
// Prints each place; there are none.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../source-files.mjs'
import { familiar, foreign, misleading } from './familiar-words.mjs'
import { parseModule, walk } from './parse-module.mjs'

/** Says du, as decision 78 has it. */
const game = /^shared\/(contract|views)\/src\/game\/|^web\/src\/game\//
/** The sources that say something to people; the seeds' and the demo's words are a shop's own. */
const spoken = /^(shared\/\w+|cms|web)\/src\/.*\.tsx?$/
const skipped = /\.(test|drill|spec|generated|data)\.tsx?$|\/(testing|migrations|seed)\/|\/(de|fr|it|en)\.json$/
/** Files whose words only machines and developers read, not the people of a site. */
const unseen = /^cms\/src\/(backup|command|migrate|run-seed)|^cms\/src\/plugin\/endpoints\/documents\//

/** Said alike in all languages: the product, a sample of letters, the strokes that a hole should take. */
const names = new Set(['Blickfang', 'Aa', 'Par'])

/** Where zod is asked in the reader's language, and where only the reasons of our own checks are handed on. */
const wordsIssues = /\/(parse-input|check-options|option-values)\.ts$/

const problems = []
let count = 0

for (const file of messageFiles()) checkMessages(file)
for (const file of sourceFiles(spoken).filter((path) => !skipped.test(path) && !unseen.test(path))) checkSource(file)
for (const problem of problems) console.error(problem)
console.log(`${count} sentences and labels`)
process.exit(problems.length > 0 || count < 3_000 ? 1 : 0)

function messageFiles() {
  const inFolder = (folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name))
  return ['shared/contract/src', 'shared/platform/src', 'shared/views/src', 'shared/blocks/src', 'cms/src', 'web/src']
    .flatMap(inFolder)
    .filter((file) => /\/(messages|de|fr|it|en)\.json$/.test(file) && !file.includes('.next'))
}

function checkMessages(file) {
  const written = JSON.parse(readFileSync(file, 'utf8'))
  const own = /\/(de|fr|it|en)\.json$/.exec(file)?.[1]
  const languages = own ? { [own]: written } : written
  for (const [language, said] of Object.entries(languages)) {
    for (const [path, sentence] of sentences(said))
      checkSentence(sentence, language, { place: `${file} ${path}`, isGame: game.test(file) })
  }
}

function sentences(said, path = '') {
  if (typeof said === 'string') return [[path, said]]
  return Object.entries(said).flatMap(([key, part]) => sentences(part, path ? `${path}.${key}` : key))
}

function checkSentence(sentence, language, { place, isGame }) {
  count += 1
  // The parts of an ICU message that are not said.
  const text = sentence
    .replace(/\{\s*\w+\s*(,\s*\w+\s*(,[^{}]*)?)?\}/g, ' ')
    .replace(/\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/g, ' ')
    .replace(/(=\d+|\b\w+)\s*(?=\{)/g, ' ')
  if (!isGame && familiar[language]?.test(text)) problems.push(`${place} is not polite: ${sentence}`)
  if (foreign[language]?.test(text)) problems.push(`${place} is not ${language}: ${sentence}`)
  if (misleading[language]?.test(text)) problems.push(`${place} says a word that means another thing here: ${sentence}`)
}

function checkSource(file) {
  const { body, lineAt } = parseModule(file)
  walk(body, (node) => {
    const line = () => `${file}:${lineAt((node.span ?? node.value.span).start)}`
    for (const [language, text] of labelsIn(node))
      checkSentence(text, language, { place: line(), isGame: game.test(file) })
    const written = writtenIn(node)
    if (written) problems.push(`${line()} says «${written}» in one language: it belongs into messages or a label.`)
    const bare = bareIn(node, file)
    if (bare) problems.push(`${line()} ${bare}`)
  })
}

/** A label in the source: a member named as a language that holds a text. */
function labelsIn(node) {
  if (node.type !== 'KeyValueProperty' || node.value.type !== 'StringLiteral') return []
  const key = node.key.value
  return ['de', 'fr', 'en', 'it'].includes(key) ? [[key, node.value.value]] : []
}

/** Words that stand in the markup itself. */
function writtenIn(node) {
  const hasWords = (text) => /\p{L}{2}/u.test(text) && !/^https:\/\//.test(text) && !names.has(text.trim())
  if (node.type === 'JSXText' && hasWords(node.value)) return node.value.trim()
  if (node.type !== 'JSXAttribute' || node.value?.type !== 'StringLiteral') return
  const isSaid = /^(aria-label|aria-description|title|alt|placeholder|label|heading|description)$/.test(node.name.value)
  return isSaid && hasWords(node.value.value) ? node.value.value : undefined
}

/** Finds where zod's or Payload's own English sentence would reach a person. */
function bareIn(node, file) {
  if (
    node.type === 'MemberExpression' &&
    node.property.value === 'message' &&
    isIssue(node.object) &&
    !wordsIssues.test(file)
  )
    return 'hands on what zod says: that is English. Say it with a message of ours, or by parseInput.'
  const isAnswer =
    node.type === 'NewExpression' && /^(APIError|ValidationError|Forbidden|NotFound)$/.test(node.callee.value ?? '')
  const [first] = isAnswer ? (node.arguments ?? []) : []
  if (first?.expression.type === 'StringLiteral' && / /.test(first.expression.value))
    return `answers «${first.expression.value}» in one language: take it from messages.`
}

function isIssue(node) {
  const text = JSON.stringify(node, (key, value) => (key === 'span' || key === 'ctxt' ? undefined : value))
  return /"value":"issues?"/.test(text)
}
