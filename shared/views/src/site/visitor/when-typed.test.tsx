import { beforeEach, expect, test, vi } from 'vitest'
import { whenTyped } from './when-typed.ts'

function createField(shown: string): HTMLInputElement {
  const input = document.createElement('input')
  input.defaultValue = shown
  input.minLength = 3
  return input
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('words that were typed before the script came are searched, those that the page came with are not', () => {
  const [untouched, typed] = [createField('Brille'), createField('Brille')]
  typed.value = 'Kontaktlinsen'
  const search = vi.fn()
  whenTyped(untouched, search)
  whenTyped(typed, search)
  vi.advanceTimersByTime(500)
  expect(search.mock.calls).toEqual([['Kontaktlinsen']])
})

test('half a second after the last key, and not for two letters', () => {
  const input = createField('')
  const search = vi.fn()
  whenTyped(input, search)
  for (const words of ['Br', 'Bri', 'Bril']) {
    input.value = words
    input.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(499)
  }
  expect(search).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(search.mock.calls).toEqual([['Bril']])
  input.value = 'Br'
  input.dispatchEvent(new Event('input'))
  vi.advanceTimersByTime(500)
  expect(search).toHaveBeenCalledOnce()
})
