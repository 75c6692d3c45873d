import { expect, test } from 'vitest'
import { chooseEncoding } from './send-page.ts'

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['brx, xgzip', null],
  ['GZIP', 'gzip'],
  ['gzip ; q=0.5 , br ;q=0.1', 'br'],
  [`br${' '.repeat(15_000)}x`, null],
])('Accept-Encoding %s is answered in %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected)
})
