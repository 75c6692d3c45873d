import { afterEach, expect, test, vi } from 'vitest'
import { sendAnalytics } from './analytics.ts'
import { hasConsent, onConsentChange, setConsent } from './consent.ts'

afterEach(() => {
  localStorage.clear()
  window.dataLayer = []
})

test('nobody has agreed to anything until they did, and each purpose is asked for on its own', () => {
  expect(hasConsent('foreignMap')).toBe(false)
  setConsent('foreignMap', true)
  expect([hasConsent('foreignMap'), hasConsent('analytics')]).toEqual([true, false])
  setConsent('foreignMap', false)
  expect(hasConsent('foreignMap')).toBe(false)
})

test('what is stored by somebody else is no yes', () => {
  localStorage.setItem('consent', '{"foreignMap":"yes"')
  expect(hasConsent('foreignMap')).toBe(false)
  localStorage.setItem('consent', 'null')
  expect(hasConsent('foreignMap')).toBe(false)
})

test('who listens hears of a change until they stop listening', () => {
  const heard = vi.fn()
  const stop = onConsentChange(heard)
  setConsent('analytics', true)
  stop()
  setConsent('analytics', false)
  expect(heard).toHaveBeenCalledTimes(1)
})

test('events are counted after a yes only', () => {
  sendAnalytics('slider_progress_update', { currentIndex: 1 })
  setConsent('analytics', true)
  sendAnalytics('slider_progress_update', { currentIndex: 2 })
  expect(window.dataLayer).toEqual([{ event: 'slider_progress_update', currentIndex: 2 }])
})
