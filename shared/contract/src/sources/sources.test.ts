import { answerTags } from '@blickfang/blocks/answer-tags.ts'
import { expect, test } from 'vitest'
import { keyOf, parametersOf, readKey, type Source } from '../kernel/source.ts'
import { answersUntil, endOf, isOfKnownSource } from './answers.ts'
import { sources } from './sources.generated.ts'

const all = Object.entries<Source>(sources)
const now = new Date('2026-11-22T20:15:00Z')

/** Answer of a source with its sample. */
function answerFrom(source: Source) {
  const asked = Object.fromEntries(Object.keys(source.parameters).map((name) => [name, 'team']))
  return { name: source.name, key: keyOf(source, asked), data: source.sample }
}

test.each(all)(
  '%s has its own name, and its schema takes its sample and what stands in for an answer',
  (name, source) => {
    expect(source.name).toBe(name)
    expect(source.schema.parse(source.sample)).toEqual(source.sample)
    expect(source.schema.parse(source.empty)).toEqual(source.empty)
  },
)

/** An answer as GraphQL's client gives it, with the name of a type in every part, and with a focal point in each picture. */
function typed(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(typed)
  // Rich text is one value to GraphQL.
  if (typeof data !== 'object' || data === null || 'root' in data) return data
  const parts = Object.entries(data).map(([name, part]) => [name, name === 'focalPoint' ? { x: 0.5, y: 0.2 } : part])
  return { ...Object.fromEntries(parts.map(([name, part]) => [name, typed(part)])), __typename: 'Part' }
}

test.each(all)('an answer of %s is one still, when each part of it says its type', (_, source) => {
  expect(source.schema.safeParse(typed(source.sample)).error?.issues ?? []).toEqual([])
})

test.each(all)('the tags and the age of an answer of %s are known', (_, source) => {
  for (const tag of answerTags([answerFrom(source)])) expect(tag).toMatch(/^(site|(page|collection|media):[\w-]+)$/)
  expect(answersUntil([answerFrom(source)], now, 'Europe/Zurich') ?? Number.POSITIVE_INFINITY).toBeGreaterThan(
    now.getTime(),
  )
})

test('an answer of a source that this version does not have is told from the others', () => {
  const answer = { key: '[]', data: null }
  expect(isOfKnownSource({ ...answer, name: 'jobs' })).toBe(true)
  expect(isOfKnownSource({ ...answer, name: 'latestPosts' })).toBe(false)
})

test('who asks for the same has the same key, and a key gives its parameters back', () => {
  const asked = { block: { sources: [], collection: { name: 'team' } }, options: { order: 2 } }
  expect(parametersOf(sources.pages, asked)).toEqual({ collection: 'team' })
  const source: Source = { ...sources.pages, parameters: { size: 'options.order', collection: 'collection' } }
  expect(keyOf(source, parametersOf(source, asked))).toBe('[2,"team"]')
  expect(keyOf(source, { collection: 'team', size: 2 })).toBe('[2,"team"]')
  expect(readKey(source, '[2,"team"]')).toEqual({ size: 2, collection: 'team' })
})

test('a page with a list shows its collection, its pages and their pictures', () => {
  expect(answerTags([answerFrom(sources.pages)])).toEqual([
    'collection:team',
    ...sources.pages.sample.map(({ id }) => `page:${id}`),
    ...sources.pages.sample.flatMap(({ image }) => (image ? [`media:${image.id}`] : [])),
  ])
})

test('an answer ages never, at midnight, after some seconds, or at a moment that its data names', () => {
  const until = (ages: Source['ages']) =>
    endOf({ ...sources.branches, ages }, '2026-12-24T09:00:00Z', { now, zone: 'Europe/Zurich' })
  expect(until('never')).toBeNull()
  expect(until('midnight')).toBe(Date.parse('2026-11-22T23:00:00Z'))
  expect(until({ seconds: 60 })).toBe(now.getTime() + 60_000)
  expect(until({ moment: (data) => new Date(String(data)) })).toBe(Date.parse('2026-12-24T09:00:00Z'))
  expect(until({ moment: () => null })).toBeNull()
})
