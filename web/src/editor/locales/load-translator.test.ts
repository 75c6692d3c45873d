import { translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTranslator } from './load-translator.ts'
import { de } from './panels/de.generated.ts'
import { loaders } from './panels/loaders.generated.ts'

const source = { german: translator(de), loaders }

afterEach(() => {
  vi.doUnmock('./panels/fr.generated.ts')
  vi.restoreAllMocks()
})

test('French comes when it is asked for', async () => {
  const said = await loadTranslator(source, 'fr')
  expect(said.language).toBe('fr')
  expect(said('toolbar.publish')).toBe('Publier')
})

test('German stands in when the French dictionary cannot be loaded, and the reason is not swallowed', async () => {
  vi.doMock('./panels/fr.generated.ts', () => Promise.reject(new Error('gone')))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await loadTranslator(source, 'fr')).toBe(source.german)
  expect(warn).toHaveBeenCalledOnce()
})
