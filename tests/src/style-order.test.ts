import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss, { type Rule } from 'postcss'
import { expect, test } from 'vitest'

interface Meeting {
  readonly place: string
  /** Classes by their sheets; those of one element. */
  readonly classes: ReadonlyMap<string, readonly string[]>
}

const rooms = ['web/src', 'shared/views/src', 'shared/blocks/src', 'shared/contract/src']

const takers = findTakers()

test('a component that takes a class of its caller is known with all that its element has', () => {
  expect([...takers.keys()]).toEqual(expect.arrayContaining(['Button', 'IconButton', 'Tool', 'TextField']))
  expect([...(takers.get('Tool')?.keys() ?? [])]).toEqual([
    'web/src/ui/button.module.css',
    'web/src/editor/toolbar/toolbar.module.css',
  ])
})

test('two sheets never say different things of one element with the same weight: which one comes last is for the browser to find out', () => {
  const meetings = rooms.flatMap(folders).flatMap(meetingsIn)
  expect(meetings.length).toBeGreaterThan(10)
  expect([...new Set(meetings.flatMap(quarrels))]).toEqual([])
})

test('what a sheet says of an element later is not outweighed by what it said before: it would never be seen', () => {
  const elements = rooms.flatMap(folders).flatMap((file) => elementsIn(file))
  expect(elements.length).toBeGreaterThan(100)
  expect([...new Set(elements.flatMap(unheard))]).toEqual([])
})

test.each([
  ['div.bar { z-index: 1 } .above { z-index: 2 }', ['z-index']],
  ['div.bar { z-index: 1 } div.above { z-index: 2 }', []],
  ['.bar { z-index: 1 } .above { z-index: 2 }', []],
  ['div.bar { padding: 1px } @media (width < 30rem) { .bar { padding-left: 2px } }', ['padding-left']],
  ['.bar:hover { color: red } .above { color: blue }', []],
  ['.above { z-index: 2 } div.bar { z-index: 1 }', []],
])('%s: %j is never seen', (css, expected) => {
  expect(outweighed(declarationsOf(css, ['bar', 'above']))).toEqual(expected)
})

test.each([
  ['.take { padding: 1px }', ['padding']],
  ['button.take { padding: 1px }', []],
  ['.take { padding: 0 14px }', []],
  ['.take { padding-left: 1px }', ['padding-left']],
  ['.take:hover { padding: 1px }', []],
  ['.list .take { padding: 1px }', []],
  ['.take { inset: 0 }', []],
])('%s beside a button: %j', (own, expected) => {
  const theirs = declarationsOf('.button { padding: 0 14px }', ['button'])
  expect(clashes(declarationsOf(own, ['take']), theirs)).toEqual(expected)
})

function folders(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(folder, name))
}

/** Finds elements that have classes of several sheets. */
function meetingsIn(file: string): readonly Meeting[] {
  return elementsIn(file).filter(({ classes }) => classes.size > 1)
}

function elementsIn(file: string): readonly Meeting[] {
  const source = readFileSync(file, 'utf8')
  const sheets = sheetsOf(file)
  return [...source.matchAll(/className=\{|const \w*[cC]lasses\w* = /g)].flatMap(({ 0: start, index }) => {
    const expression = start.endsWith('{')
      ? balanced(source, index + start.length)
      : source.slice(index, source.indexOf('\n', index))
    const classes = new Map<string, readonly string[]>()
    const add = (sheet: string, names: readonly string[]) =>
      classes.set(sheet, [...(classes.get(sheet) ?? []), ...names])
    for (const [name, sheet] of sheets) {
      for (const [, own] of expression.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) if (own) add(sheet, [own])
    }
    if (classes.size > 0) for (const [sheet, names] of takenBy(tagBefore(source, index))) add(sheet, names)
    return classes.size > 0 ? [{ place: file, classes }] : []
  })
}

/** The element that a class is given to, for a list of classes that is made before: the first that takes it. */
function tagBefore(source: string, index: number): string {
  return /<(\w+)[^<]*$/.exec(source.slice(0, index))?.[1] ?? ''
}

/** Classes by their sheets that a component puts beside the one of its caller; of an element that is no component none. */
function takenBy(tag: string): ReadonlyMap<string, readonly string[]> {
  return takers.get(tag) ?? new Map()
}

/** Components that put a class of their caller beside those of their own sheet, with what else their element has. */
function findTakers(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, ReadonlyMap<string, readonly string[]>>()
  const parts = rooms.flatMap(folders).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^(?=(?:export )?function )/m)
      .map((part) => ({ file, part, sheets: sheetsOf(file) })),
  )
  for (let before = -1; before < found.size; ) {
    before = found.size
    for (const { part, sheets } of parts) {
      const name = /^(?:export )?function ([A-Z]\w*)/.exec(part)?.[1]
      const taken = name && classNameTaken(part)
      if (!name || !taken || found.has(name)) continue
      const { expression, tag } = taken
      if (/^[A-Z]/.test(tag) && !found.has(tag)) continue
      const classes = new Map(found.get(tag) ?? [])
      for (const [sheet, path] of sheets) {
        const own = new RegExp(`\\b${sheet}\\[`).test(expression)
          ? allClasses(path)
          : [...expression.matchAll(new RegExp(`\\b${sheet}\\.(\\w+)`, 'g'))].map(([, own = '']) => own)
        if (own.length > 0) classes.set(path, [...(classes.get(path) ?? []), ...own])
      }
      if (classes.size > 0) found.set(name, classes)
    }
  }
  return found
}

/** How a component makes the class of its element of the one that it is given, and which element that is. */
function classNameTaken(part: string): { readonly expression: string; readonly tag: string } | null {
  for (const { 0: start, index } of part.matchAll(/className=\{|const (\w*[cC]lasses\w*) = /g)) {
    const expression = start.endsWith('{')
      ? balanced(part, index + start.length)
      : part.slice(index + start.length, part.indexOf('\n', index))
    if (!/\bclassName\b/.test(expression)) continue
    const name = /const (\w+)/.exec(start)?.[1]
    const at = name ? part.search(new RegExp(`className=\\{${name}\\}`)) : index
    return { expression, tag: tagBefore(part, at) }
  }
  return null
}

function sheetsOf(file: string): ReadonlyMap<string, string> {
  return new Map(
    [...readFileSync(file, 'utf8').matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
      ([, name = '', path = '']) => [
        name,
        path.startsWith('.') ? join(dirname(file), path) : path.replace(/^@blickfang\/(\w+)/, 'shared/$1/src'),
      ],
    ),
  )
}

function balanced(source: string, from: number): string {
  let depth = 1
  let at = from
  for (; depth > 0 && at < source.length; at++) depth += source[at] === '{' ? 1 : source[at] === '}' ? -1 : 0
  return source.slice(from, at - 1)
}

function allClasses(sheet: string): readonly string[] {
  return [
    ...new Set([...readFileSync(sheet, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? [])),
  ]
}

function quarrels({ place, classes }: Meeting): readonly string[] {
  const sheets = [...classes].map(
    ([sheet, names]) => [sheet, declarationsOf(readFileSync(sheet, 'utf8'), names)] as const,
  )
  return sheets.flatMap(([sheet, own], index) =>
    sheets
      .slice(index + 1)
      .flatMap(([other, theirs]) => clashes(own, theirs).map((prop) => `${place}: ${prop} of ${sheet} and ${other}`)),
  )
}

function unheard({ place, classes }: Meeting): readonly string[] {
  return [...classes].flatMap(([sheet, names]) =>
    outweighed(declarationsOf(readFileSync(sheet, 'utf8'), names)).map((prop) => `${place}: ${prop} of ${sheet}`),
  )
}

/** Properties that a rule says of an element although an earlier one, which always holds, weighs more. */
function outweighed(declared: readonly Declared[]): readonly string[] {
  return declared.flatMap((later, index) =>
    declared
      .slice(0, index)
      .some(
        (before) =>
          before.context === '' &&
          isHeavier(before.weight, later.weight) &&
          before.value !== later.value &&
          isSameProperty(before.prop, later.prop),
      )
      ? [later.prop]
      : [],
  )
}

/** Whether a selector outweighs another by its element alone: what asks for a state or an attribute more does not always hold. */
function isHeavier(one: string, other: string): boolean {
  const [classes, elements = '', states] = one.split('/')
  const [otherClasses, otherElements = '', otherStates] = other.split('/')
  return classes === otherClasses && states === otherStates && elements > otherElements
}

interface Declared {
  readonly prop: string
  readonly value: string
  readonly weight: string
  readonly context: string
}

/** Declarations that a sheet has for an element with these classes, whatever it stands in. */
function declarationsOf(css: string, names: readonly string[]): readonly Declared[] {
  const found: Declared[] = []
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) {
      if (/[\s>+~]/.test(selector.replace(/\([^)]*\)/g, '')) || /::|:global/.test(selector)) continue
      if (!names.some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(selector))) continue
      rule.walkDecls(({ prop, value, parent }) => {
        if (parent === rule && !prop.startsWith('--'))
          found.push({ prop, value, weight: weightOf(selector), context: contextOf(rule) })
      })
    }
  })
  return found
}

function contextOf(rule: Rule): string {
  return rule.parent?.type === 'atrule' ? 'at' : ''
}

/** Classes, attributes and states; then elements. States are named too: of two that exclude one another neither is the last. */
function weightOf(selector: string): string {
  const states = [...selector.matchAll(/:(?!not|is|where)[\w-]+/g)].map(([state]) => state).sort()
  const classes = selector.match(/\.[\w-]+|\[[^\]]+\]/g)?.length ?? 0
  const elements = /^[a-z]/.test(selector) ? 1 : 0
  return `${classes}/${elements}/${states.join('')}`
}

function clashes(own: readonly Declared[], theirs: readonly Declared[]): readonly string[] {
  return [
    ...new Set(
      own.flatMap((mine) =>
        theirs.some(
          (other) =>
            mine.weight === other.weight && mine.value !== other.value && isSameProperty(mine.prop, other.prop),
        )
          ? [mine.prop]
          : [],
      ),
    ),
  ]
}

/** A shorthand says its longhands too. */
function isSameProperty(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`)
}
