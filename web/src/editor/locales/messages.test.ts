import { afterEach, expect, test, vi } from 'vitest'
import { german, loadSaid } from './messages.ts'

afterEach(() => {
  vi.doUnmock('./panels/fr.generated.ts')
  vi.restoreAllMocks()
})

test('French comes when it is asked for', async () => {
  const { language, said } = await loadSaid('fr')
  expect(language).toBe('fr')
  expect(said.panels('toolbar.publish')).toBe('Publier')
})

test('German stands in when the French dictionary cannot be loaded, and the reason is not swallowed', async () => {
  vi.doMock('./panels/fr.generated.ts', () => Promise.reject(new Error('gone')))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await loadSaid('fr')).toEqual({ language: 'de', said: german })
  expect(warn).toHaveBeenCalledOnce()
})
