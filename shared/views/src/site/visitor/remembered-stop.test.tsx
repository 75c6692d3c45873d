import { afterEach, expect, test, vi } from 'vitest'
import { forgetStop, rememberedStop, rememberStop } from './remembered-stop.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('a tab remembers its stop for each map until it is told to forget', () => {
  expect(rememberedStop('/de/game/play')).toBe(0)
  rememberStop('/de/game/play', 7)
  expect([rememberedStop('/de/game/play'), rememberedStop('/de/karte')]).toEqual([7, 0])
  forgetStop('/de/game/play')
  expect(rememberedStop('/de/game/play')).toBe(0)
})

test('where the browser keeps nothing, nothing is remembered and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    clear: () => undefined,
  })
  rememberStop('/de/game/play', 7)
  expect(rememberedStop('/de/game/play')).toBe(0)
  vi.unstubAllGlobals()
})
