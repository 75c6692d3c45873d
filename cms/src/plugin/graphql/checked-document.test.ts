import { hostileDocuments } from '@blickfang/local/src/drills/hostile-documents.ts'
import { buildSchema, type ValidationRule } from 'graphql/index.js'
import { expect, test } from 'vitest'
import { makeDocuments } from './checked-document.ts'

const schema = buildSchema(
  'type Query { pages(locale: Locale!, draft: Boolean): [PageTeaser] secretField: Int } type PageTeaser { name: String } enum Locale { de fr }',
)

test('no hostile document reaches the rule that multiplies', () => {
  const reached: string[] = []
  const rule: ValidationRule = () => {
    reached.push('the rule')
    return {}
  }
  const check = makeDocuments(schema, () => [rule])
  for (const query of Object.values(hostileDocuments)) expect(check({ query })).toHaveProperty('errors')
  expect(reached).toEqual([])
  expect(check({ query: '{ pages(locale: de) { name } }' })).toHaveProperty('document')
  expect(reached).toEqual(['the rule'])
})

test.each([
  ['a field', { query: '{ secretFeild }' }],
  ['an argument', { query: '{ pages(local: de) { name } }' }],
  ['a type', { query: '{ pages(locale: de) { ...F } } fragment F on PageTeasers { name }' }],
  ['a value', { query: '{ pages(locale: dee) { name } }' }],
  ['a variable', { query: 'query($l: Locale!) { pages(locale: $l) { name } }', variables: { l: 'dee' } }],
])('a wrong name of %s is told without the right ones', (_, asked) => {
  const checked = makeDocuments(schema, () => [])(asked)
  expect(JSON.stringify(checked)).toContain('message')
  expect(JSON.stringify(checked)).not.toMatch(/Did you mean|secretField|PageTeaser"|"fr"/)
})

test('a document without end of faults is told a few of them', () => {
  const query = `{ pages(locale: de) { ${Array.from({ length: 300 }, (_, i) => `x${i} `).join('')} } }`
  const checked = makeDocuments(schema, () => [])({ query })
  expect('errors' in checked && checked.errors.length).toBe(6)
})
