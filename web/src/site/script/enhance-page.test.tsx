import { defineEnhancer } from '@blickfang/views/kernel/island/enhancer.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { enhancePage, keepEnhanced } from './enhance-page.ts'

const begun = vi.fn()
const ended = vi.fn()
const mark = defineEnhancer('[data-mark]', (element) => {
  begun(element.dataset.mark)
  return () => ended(element.dataset.mark)
})
const broken = defineEnhancer('[data-mark]', () => {
  throw new Error('broken')
})

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<p data-mark="a"></p><p data-mark="b"></p>'
})

test('every element with a behaviour’s mark gets it, and loses it at the end', () => {
  const end = enhancePage(document, [mark])
  expect(begun.mock.calls.flat()).toEqual(['a', 'b'])
  end()
  expect(ended.mock.calls.flat()).toEqual(['a', 'b'])
})

test('a behaviour that fails leaves the others alone', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  enhancePage(document, [broken, mark])
  expect(begun).toHaveBeenCalledTimes(2)
  expect(complain).toHaveBeenCalledTimes(2)
})

test('while a page is edited, behaviours come and go with their markup', async () => {
  const end = keepEnhanced(document.body, [mark])
  document.body.insertAdjacentHTML('beforeend', '<div><p data-mark="c"></p></div>')
  await expect.poll(() => begun.mock.calls.flat()).toEqual(['a', 'b', 'c'])
  document.body.lastElementChild?.remove()
  await expect.poll(() => ended.mock.calls.flat()).toEqual(['c'])
  end()
  expect(ended.mock.calls.flat()).toEqual(['c', 'a', 'b'])
})
