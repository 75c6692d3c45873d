import { hostileDocuments } from '@blickfang/local/src/drills/hostile-documents.ts'
import { getIntrospectionQuery, parse } from 'graphql/index.js'
import { expect, test } from 'vitest'
import { asksOursAlone } from './asks-ours-alone.ts'

const ours = new Set(['pages', 'settings'])

test.each([
  ['{ settings(locale: de) { name } __typename }', true],
  ['query A { ...F } fragment F on Query { ... on Query { pages(locale: de) { name } } ...F }', true],
  ['{ settings(locale: de) { name } Posts { docs { id } } }', false],
  ['query A { ...F } fragment F on Query { ... on Query { Posts { docs { id } } } }', false],
  ['query A { settings(locale: de) { name } } query B { Posts { totalDocs } }', false],
  ['mutation { createPost { id } }', false],
  ['{ toString }', false],
  [getIntrospectionQuery(), false],
])('%s: ours alone is %s', (text, isOurs) => {
  expect(asksOursAlone(parse(text), ours)).toBe(isOurs)
})

test('to look at a hostile document takes no more than a moment', () => {
  const documents = Object.values(hostileDocuments).filter((text) => text.length < 60_000)
  expect(documents.map((text) => typeof asksOursAlone(parse(text, { noLocation: true }), ours))).toEqual(
    documents.map(() => 'boolean'),
  )
})
