import { beforeEach, expect, test } from 'vitest'
import { caretRange, offsetAt } from './caret-range.ts'

beforeEach(() => {
  Reflect.deleteProperty(document, 'caretPositionFromPoint')
  Reflect.deleteProperty(document, 'caretRangeFromPoint')
})

function text(): Text {
  const host = document.body.appendChild(document.createElement('p'))
  return host.appendChild(document.createTextNode('Abend am See'))
}

test('a browser that knows the new way is asked by it alone', () => {
  const words = text()
  Object.assign(document, {
    caretPositionFromPoint: () => ({ offsetNode: words, offset: 5 }),
    caretRangeFromPoint: () => null,
  })
  expect(caretRange(1, 1)?.startOffset).toBe(5)
})

test('one that knows the old way alone puts the caret where the click was too', () => {
  const words = text()
  const range = document.createRange()
  range.setStart(words, 5)
  Object.assign(document, { caretRangeFromPoint: () => range })
  expect(caretRange(1, 1)).toBe(range)
  expect(offsetAt(words.parentElement as HTMLElement, 1, 1)).toBe(5)
})

test('one that knows neither puts it nowhere', () => {
  expect(caretRange(1, 1)).toBeNull()
})
