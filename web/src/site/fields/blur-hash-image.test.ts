import { expect, test } from 'vitest'
import { blurHashImage } from './blur-hash-image.ts'

test('a blurhash becomes a bitmap with a correct header', () => {
  const url = blurHashImage('LEHV6nWB2yk8pyo0adR*.7kCMdnj')
  const file = Buffer.from(String(url).split(',')[1] ?? '', 'base64')
  expect(file.toString('latin1', 0, 2)).toBe('BM')
  expect(file.readUInt32LE(2)).toBe(file.length)
  expect(file.readInt32LE(18)).toBe(8)
  expect(file.readInt32LE(22)).toBe(-6)
  expect(new Set(file.subarray(54)).size).toBeGreaterThan(10)
})

test('a broken hash gives no placeholder', () => {
  expect(blurHashImage('nonsense')).toBeNull()
})
