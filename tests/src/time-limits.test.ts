import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = [
  'web/src',
  'cms/src',
  'shared/contract/src',
  'shared/platform/src',
  'shared/views/src',
  'shared/blocks/src',
  'local/src',
].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
/** Files that visitors, editors and servers run. Tests and drills wait as long as their runner lets them. */
const files = [
  ...sources.filter((file) => /\.tsx?$/.test(file)),
  'web/public/game-worker.js',
  'web/public/document-worker.js',
].filter((file) => !/\.(?:test|drill)\.|\/(?:testing|drills)\/|\.generated\./.test(file))

/** Functions of these modules ask another process, under whatever name a file imports them. */
const askers = /import \{([^}]*)\} from '(?:node:)?(?:https?|net|tls|undici)'/g
const asking = /^(?:request|get|connect|createConnection)(?: as (\w+))?$/
/** Other functions that ask another process. */
const known = ['fetch', 'new XMLHttpRequest', 'nodemailerAdapter', 'new (?:sdk\\.)?S3Client', 'new Redis']

interface Call {
  readonly place: string
  /** From its name to the parenthesis that closes it. */
  readonly text: string
  /** The function of a file, or the method, that it stands in. */
  readonly around: string
  readonly lineAbove: string
}

function callsIn(file: string, source: string): Call[] {
  const imported = [...source.matchAll(askers)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => {
      const found = asking.exec(name.trim())
      return found ? [found[1] ?? found[0]] : []
    }),
  )
  // The one of several by a condition is called in parentheses: `(isSecure ? secure : plain)(url)`.
  const call = new RegExp(`(?<![\\w.#]|function )(?:${[...known, ...imported].join('|')})\\)?\\(`, 'g')
  const lines = source.split('\n')
  return [...source.matchAll(call)].flatMap(({ index, 0: start }) => {
    const at = source.slice(0, index).split('\n').length - 1
    if (/^\s*(?:\*|\/\/|\/\*)/.test(lines[at] ?? '')) return []
    return {
      place: `${file}:${at + 1}`,
      text: start + untilClosed(source, index + start.length),
      around: functionAround(lines, at),
      lineAbove: lines[at - 1] ?? '',
    }
  })
}

function untilClosed(source: string, from: number): string {
  let depth = 1
  let end = from
  while (depth > 0 && end < source.length) {
    const sign = source[end++]
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
  }
  return source.slice(from, end)
}

function functionAround(lines: readonly string[], at: number): string {
  const begins = /^(?:\S.*[({]$| {2}(?!if|for|while|switch|return|const|let|try)(?:async )?#?\w+\(.*[({]$)/
  const first = lines.findLastIndex((line, index) => index <= at && begins.test(line))
  const indent = /^ */.exec(lines[first] ?? '')?.[0] ?? ''
  const last = lines.findIndex((line, index) => index > at && line.startsWith(`${indent}}`))
  return lines.slice(Math.max(0, first), Math.max(last, at) + 1).join('\n')
}

function isLimited({ text, around }: Call): boolean {
  if (!text.startsWith('fetch')) return /timeout/i.test(around)
  return (
    /\bsignal\b/.test(text) && /AbortSignal\.timeout\(|\w+Patience\(\)|setTimeout\(\(\) => \w+\.abort\(/.test(around)
  )
}

const isExplained = ({ lineAbove }: Call) => /^\s*\/\/ No time limit(?: of its own)?: \S+ \S+/.test(lineAbove)
const withoutEnd = (calls: readonly Call[]) =>
  calls.filter((call) => !isLimited(call) && !isExplained(call)).map(({ place }) => place)

test('whoever asks another process waits for so long and no longer, or says at the call why not', () => {
  const calls = files.flatMap((file) => callsIn(file, readFileSync(file, 'utf8')))
  expect(calls.length).toBeGreaterThan(40)
  expect(withoutEnd(calls)).toEqual([])
  const exceptions = calls.filter((call) => !isLimited(call)).map(({ place }) => place.replace(/:\d+$/, ''))
  expect([...new Set(exceptions)].toSorted()).toEqual([
    'cms/src/plugin/outside/outside-client.ts',
    'web/public/game-worker.js',
    'web/src/server/proxies/cms-proxy.ts',
  ])
})

test.each([
  ['a question without a signal', 'async function ask() {\n  return fetch(url)\n}', 1],
  ['a signal that no time ends', 'async function ask(signal: AbortSignal) {\n  return fetch(url, { signal })\n}', 1],
  ['one that time ends', 'async function ask() {\n  return fetch(url, { signal: AbortSignal.timeout(9) })\n}', 0],
  [
    'one that says why not',
    'async function ask() {\n  // No time limit: the browser’s own.\n  return fetch(url)\n}',
    0,
  ],
  ['a socket', "import { request as send } from 'node:http'\nfunction ask() {\n  send({ path }).end()\n}", 1],
  ['one of two', "import { request as a } from 'node:https'\nfunction ask() {\n  ;(isSafe ? b : a)(url).end()\n}", 1],
  [
    'a limit of the function beside it',
    'function ask() {\n  fetch(url, { signal })\n}\nfunction b() {\n  AbortSignal.timeout(9)\n}',
    1,
  ],
])('the look finds %s', (_, source, count) => expect(withoutEnd(callsIn('a.ts', source))).toHaveLength(count))
