import { validateHeaderValue } from 'node:http'
import { expect, test } from 'vitest'
import { withQuery } from './with-query.ts'

test.each([
  ['/de/game', '/de/game/?id=3f1c', '/de/game?id=3f1c'],
  ['/de/neu', '/de/alt?utm_source=x&q=brille', '/de/neu?utm_source=x&q=brille'],
  ['/de', '/', '/de'],
  ['/de', '/?', '/de'],
  ['/de/neu?own=1', '/de/alt?q=2', '/de/neu?own=1&q=2'],
  ['/de/neu#teil', '/de/alt?q=2', '/de/neu?q=2#teil'],
  ['/de/neu', '/de/alt?q=2#teil', '/de/neu?q=2'],
  ['/de/neu', '/de/alt?a=1?b=2', '/de/neu?a=1?b=2'],
])('to %s from %s leads %s', (to, url, expected) => {
  expect(withQuery(to, { url })).toBe(expected)
})

test.each([
  '//evil.example',
  '/../../evil',
  '@evil.example',
  'https://evil.example',
  '\\\\evil',
  '%0d%0aset-cookie:a=b',
  'ä"<>',
])('a query of %s leads to no other place and writes no other header', (query) => {
  const location = withQuery('/de/neu', { url: `/de/alt?${query}` })
  expect(() => validateHeaderValue('location', location)).not.toThrow()
  const { origin, pathname } = new URL(location, 'https://shop.example')
  expect([origin, pathname]).toEqual(['https://shop.example', '/de/neu'])
})
