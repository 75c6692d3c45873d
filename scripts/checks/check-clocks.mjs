// A date or time that a machine reads is never one that was written for people: an engine writes as the ICU does that it was
// built with, and two of them differ in order, digits and length of a year. `wallTime` (shared/contract/src/kernel/time/wall-time.ts) tells
// the day and the time in a time zone; for people, dates, numbers and names are written in the language that somebody reads, by
// `intlLocale`: it knows the region that is meant and the script that our sentences are in.
import { readFileSync } from 'node:fs'
import { sourceFiles } from '../source-files.mjs'
import { parseModule, walk } from './parse-module.mjs'

// Said by a translator, whose language has gone through intlLocale.
const theSaying = 'shared/contract/src/kernel/messages/say.ts'
const theClock = 'shared/contract/src/kernel/time/wall-time.ts'
const hints = /Intl\.|toLocale\w*String|formatToParts|\.format\(|\.get(FullYear|Month|Date|Day|Hours|Minutes)\(/
const writers = /^(format|toLocale(Date|Time)?String)$/
const readers = /^(split|slice|substr|substring|replace|replaceAll|match|matchAll|localeCompare|at|charAt|startsWith)$/
const ownZone = /^get(FullYear|Month|Date|Day|Hours|Minutes)$/
const forPeople = /^(DateTimeFormat|NumberFormat|ListFormat|DisplayNames|PluralRules|RelativeTimeFormat)$/
const tests = /\.(test|spec|drill)\.tsx?$/
const comparisons = /^([=!]==?|[<>]=?)$/

const problems = []
let count = 0
for (const file of sourceFiles(/\.tsx?$/).filter((file) => file !== theClock)) {
  if (!hints.test(readFileSync(file, 'utf8'))) continue
  count += 1
  const { body, lineAt } = parseModule(file)
  walk(body, (node) => {
    const problem = problemOf(node) ?? (speaks(file) ? rawLocaleOf(node) : undefined)
    if (problem) problems.push(`${file}:${lineAt(node.span.start)}: ${problem}`)
  })
}

for (const problem of problems) console.error(problem)
console.log(`${count} files that say dates and numbers`)
process.exit(problems.length > 0 || count === 0 ? 1 : 0)

function problemOf(node) {
  const called = node.type === 'CallExpression' ? memberOf(node.callee) : undefined
  if (called === 'formatToParts') return 'takes a written date apart: ask wallTime.'
  if (called && ownZone.test(called)) return `${called} is in the zone of whoever runs it: ask wallTime.`
  const locale = node.arguments?.[0]?.expression
  const isWritten = called?.startsWith('toLocale') || isDateFormat(node)
  if (isWritten && (!locale || locale.type === 'StringLiteral')) {
    return 'writes in a language that nobody reads: a machine asks wallTime; for people, take the language from them.'
  }
  if (node.type === 'MemberExpression' && readers.test(memberOf(node)) && isWriting(node.object)) {
    return 'reads what was written for people: ask wallTime.'
  }
  if (node.type === 'BinaryExpression' && comparisons.test(node.operator) && [node.left, node.right].some(isWriting)) {
    return 'compares what was written for people: ask wallTime.'
  }
}

function isDateFormat(node) {
  return isMade(node) && memberOf(node.callee) === 'DateTimeFormat'
}

function speaks(file) {
  return file !== theSaying && !tests.test(file)
}

function rawLocaleOf(node) {
  const writes = isMade(node) && memberOf(node.callee)
  if (!writes || !(/^toLocale(Date|Time)?String$/.test(writes) || isOfIntl(node.callee))) return
  const locale = node.arguments?.[0]?.expression
  if (!locale || locale.type === 'StringLiteral' || locale.callee?.value === 'intlLocale') return
  return 'writes in a language as it is: name it by intlLocale, which knows its region and its script.'
}

function isOfIntl(callee) {
  return callee.object.value === 'Intl' && forPeople.test(memberOf(callee))
}

function isMade({ type }) {
  return type === 'NewExpression' || type === 'CallExpression'
}

function isWriting(node) {
  return node.type === 'CallExpression' && writers.test(memberOf(node.callee) ?? '')
}

function memberOf(node) {
  return node?.type === 'MemberExpression' ? node.property.value : undefined
}
