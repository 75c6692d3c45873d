import { afterEach, expect, test, vi } from 'vitest'
import { german, loadMessages } from './messages.ts'

afterEach(() => {
  vi.doUnmock('./fr/panels.json')
  vi.restoreAllMocks()
})

test('French comes when it is asked for', async () => {
  const { language, messages } = await loadMessages('fr')
  expect(language).toBe('fr')
  expect(messages.panels.toolbar.publish).toBe('Publier')
})

test('German stands in when the French dictionary cannot be loaded, and the reason is not swallowed', async () => {
  vi.doMock('./fr/panels.json', () => Promise.reject(new Error('gone')))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await loadMessages('fr')).toEqual({ language: 'de', messages: german })
  expect(warn).toHaveBeenCalledOnce()
})
