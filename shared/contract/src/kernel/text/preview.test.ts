import fc from 'fast-check'
import { expect, test } from 'vitest'
import { previewOf } from './preview.ts'

test('a text of 200 characters is its own preview', () => {
  expect(previewOf('a'.repeat(200))).toBe('a'.repeat(200))
})

test('a longer one ends at the end of a word, with an ellipsis', () => {
  expect(previewOf(`${'Brille '.repeat(28)}Gleitsichtglas`)).toBe(`${'Brille '.repeat(28).trim()}…`)
})

test('a word that never ends is cut, and no character in its middle', () => {
  expect(previewOf('👓'.repeat(300))).toBe(`${'👓'.repeat(200)}…`)
})

test('a preview has at most 200 characters and an ellipsis, and begins as its text does', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600, unit: 'grapheme' }), (text) => {
      const preview = previewOf(text)
      expect([...preview].length).toBeLessThanOrEqual(201)
      expect(text.trim().startsWith(preview.replace(/…$/, ''))).toBe(true)
    }),
  )
})
