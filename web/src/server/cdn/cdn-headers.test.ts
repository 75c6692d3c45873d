import { expect, test } from 'vitest'
import { cdnHeaders } from './cdn-headers.ts'

const noon = Date.parse('2026-11-23T12:00:00+01:00')
const fastly = { maxAge: 3600, tagHeader: 'Surrogate-Key' } as const
const page = { status: 200, kept: { tags: ['site', 'page:a'], until: null } }

test('a CDN keeps a page by what it shows, and browsers ask each time', () => {
  expect(cdnHeaders(fastly, page, noon)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=3600, must-revalidate',
    'Surrogate-Key': 'site page:a',
  })
  expect(cdnHeaders({ ...fastly, tagHeader: 'Cache-Tag' }, page, noon)['Cache-Tag']).toBe('site,page:a')
})

test('no longer than the page is right by itself', () => {
  const short = { status: 200, kept: { tags: ['site'], until: noon + 90_500 } }
  expect(cdnHeaders(fastly, short, noon)['cache-control']).toContain('s-maxage=90,')
})

test.each([
  ['without a CDN', { ...fastly, maxAge: 0 }, page],
  ['of a page that is not there', fastly, { ...page, status: 404 }],
  ['of a page that was overtaken, or of which nobody knows what it shows', fastly, { status: 200, kept: null }],
  [
    'of more tags than a header holds',
    fastly,
    {
      status: 200,
      kept: { tags: Array.from({ length: 400 }, (_, index) => `media:${index}`.padEnd(40, '0')), until: null },
    },
  ],
])('nothing is said %s', (_, settings, of) => {
  expect(cdnHeaders(settings, of, noon)).toEqual({})
})
