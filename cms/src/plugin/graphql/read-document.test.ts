import { readFileSync } from 'node:fs'
import { hostileDocuments } from '@blickfang/local/src/drills/hostile-documents.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import {
  buildSchema,
  type DocumentNode,
  GraphQLError,
  getIntrospectionQuery,
  Kind,
  parse,
  print,
  separateOperations,
  type ValidationRule,
  validate,
  visit,
} from 'graphql/index.js'
import { describe, expect, test } from 'vitest'
import { configureGraphql } from './configure-graphql.ts'
import { measure, readDocument } from './read-document.ts'

describe.each(Object.entries(hostileDocuments))('%s', (_, text) => {
  test('is refused before any rule sees it', () => {
    expect(() => readDocument(text)).toThrow(GraphQLError)
  })
})

test('to measure a document takes no more steps than it may have selections, however it multiplies', () => {
  const steps = Object.values(hostileDocuments)
    .filter((text) => text.length < 60_000)
    .map((text) => measure(parse(text, { noLocation: true })).steps)
  expect(Math.max(...steps)).toBeLessThanOrEqual(2001)
})

/** Clients ask for the name of each type besides. */
function withTypeNames(document: DocumentNode): DocumentNode {
  const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const
  return visit(document, {
    SelectionSet: (set, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...set, selections: [...set.selections, typeName] },
  })
}

test('every operation of the site is within the limits, and far from them', () => {
  const source = readFileSync(new URL('../../../../web/src/cms/operations.generated.graphql', import.meta.url), 'utf8')
  const operations = Object.values(separateOperations(parse(source)))
  expect(operations.length).toBeGreaterThan(1)
  for (const operation of operations) {
    expect(measure(readDocument(print(operation)))).toEqual({ excess: null, steps: expect.any(Number) })
    // As its client sends it.
    const sent = withTypeNames(operation)
    expect(measure(readDocument(print(sent)))).toEqual({ excess: null, steps: expect.any(Number) })
    expect(measure(sent).steps).toBeLessThan(600)
  }
})

test.each([
  [
    'fields of an operation',
    (n: number) => `{ a { ${'b '.repeat(60)} ${Array.from({ length: n }, (_, i) => `b${i} `).join('')} } }`,
    939,
  ],
  ['levels', (n: number) => '{ a '.repeat(n) + '}'.repeat(n), 10],
  ['root fields', (n: number) => `{ ${Array.from({ length: n }, (_, i) => `b${i} `).join('')} }`, 5],
  ['root fields in fragments', (n: number) => `{ a ...F } fragment F on Query { ${'b '.repeat(n)} }`, 4],
])('%s: so many, and not one more', (_, document, most) => {
  expect(measure(parse(document(most))).excess).toBeNull()
  expect(measure(parse(document(most + 1))).excess).not.toBeNull()
})

const ours = new Set(['settings'])

test('what is asked beside ours moves none of our limits, in whichever order and fragment it stands', () => {
  const own = fc.constantFrom(
    'settings { a }',
    's: settings { a }',
    deepField('settings', 4),
    deepField('settings', 12),
  )
  const other = fc.constantFrom('Posts { a }', '__typename', '__schema { types { name } }', deepField('Posts', 14))
  const part = fc.oneof(
    own.map((text) => ({ text, isOurs: true })),
    other.map((text) => ({ text, isOurs: false })),
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), fc.nat(12), (parts, cut) => {
      const text = (some: typeof parts) => some.map((one) => one.text).join(' ') || '__typename'
      const whole = `{ ${text(parts.slice(0, cut))} ... on Query { ...F } } fragment F on Query { ${text(parts.slice(cut))} }`
      const alone = `{ ${text(parts.filter(({ isOurs }) => isOurs))} }`
      expect(measure(parse(whole), ours).excess).toBe(measure(parse(alone), ours).excess)
    }),
    { numRuns: propertyRuns(200) },
  )
})

const deepField = (root: string, levels: number) => `${root} ${'{ a '.repeat(levels)} ${'}'.repeat(levels)}`
const deep = (root: string) => `{ ${deepField(root, 12)} }`
const schema = buildSchema('type Query { settings: Query, Posts: Query, a: Query }')

/** Faults that the limits of a configuration find, whatever else is wrong with a document. */
function excessOf(document: DocumentNode, isAlone: boolean): readonly GraphQLError[] {
  const rules = configureGraphql({}, { isAlone })?.validationRules?.({} as never) as ValidationRule[]
  return validate(schema, document, rules)
}

test('in a project limits hold for what is asked of ours, whatever is asked beside it, and for all where the database is ours', () => {
  const beside = 'Posts { a }'
  for (const [text, inProject, alone] of [
    [deep('settings'), 1, 1],
    [deep(`${beside} settings`), 1, 1],
    [`query { ...F ${beside} } fragment F on Query ${deep('settings')}`, 1, 1],
    [`query A { ${beside} } query B ${deep('settings')}`, 1, 1],
    [`query { settings { a } ...F } fragment F on Query ${deep('Posts')}`, 0, 1],
    [`{ settings { a } ${'Posts { a } '.repeat(5)} }`, 0, 1],
    [deep('Posts'), 0, 1],
    [getIntrospectionQuery(), 0, 1],
  ] as const) {
    const document = parse(text)
    expect([text, excessOf(document, false).length, excessOf(document, true).length]).toEqual([text, inProject, alone])
  }
  expect(configureGraphql({}, { isAlone: false })).not.toHaveProperty('maxComplexity')
  expect(configureGraphql({})).toMatchObject({ maxComplexity: 500 })
})
