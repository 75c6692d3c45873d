import { beforeEach, expect, test, vi } from 'vitest'

const label = { de: 'Backstube', fr: 'Fournil', en: 'Bakery' }
const fonts = { label, display: 'Anton', text: 'Arial' }

beforeEach(() => vi.resetModules())

test('a pair of fonts that a project adds is offered behind ours and may be chosen', async () => {
  const { ownPairs } = await import('./own-pairs.ts')
  ownPairs.add({ bakery: fonts })
  const { fontPair, fontPairs } = await import('./option.ts')
  expect(fontPairs).toEqual(['lens', 'clear', 'classic', 'calm', 'modern', 'bakery'])
  const option = fontPair(label)
  expect(option.values).toMatchObject({ bakery: label })
  expect(option.schema.safeParse('bakery').success).toBe(true)
  expect(option.schema.safeParse('none').success).toBe(false)
  expect(option.fallback).toBe('lens')
})

test('one that is called as one of ours is refused by name', async () => {
  const { ownPairs } = await import('./own-pairs.ts')
  ownPairs.add({ calm: fonts })
  await expect(import('./option.ts')).rejects.toThrow('The name «calm» of the pair of fonts «calm» is taken')
})
