import { expect, test } from 'vitest'
import { askedPages, queryOf } from './asked-pages.ts'

test('an address asks for words, a collection, a state and a part, and is written the same way', () => {
  const query = '?find=rote+Brille&in=service&state=waiting&from=50'
  const asked = askedPages(Object.fromEntries(new URLSearchParams(query)))
  expect(asked).toMatchObject({ search: 'rote Brille', collection: 'service', state: 'waiting', offset: 50 })
  expect(queryOf(asked, 50)).toBe(query)
})

test('the pages of no collection are asked for by name, all pages by naming none', () => {
  expect(askedPages({ in: '-' }).collection).toBeNull()
  expect(askedPages({ in: '' }).collection).toBeUndefined()
  expect(queryOf(askedPages({ in: '-' }), 0)).toBe('?in=-')
})

test('what an address says wrongly is not asked', () => {
  expect(askedPages({ state: 'gone', from: '-3', find: ['a', 'b'] })).toMatchObject({
    search: '',
    state: undefined,
    offset: 0,
  })
})
