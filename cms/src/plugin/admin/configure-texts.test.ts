import { initI18n } from '@payloadcms/translations'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { expect, test } from 'vitest'
import { configureTexts } from './configure-texts.ts'

const supportedLanguages = { de, fr, en }

test.each(['de', 'fr', 'en'] as const)(
  'a column with nothing to show says so without raw words, in %s',
  async (language) => {
    const config = { supportedLanguages, ...configureTexts() }
    const { t } = await initI18n({ config, context: 'client', language })
    expect(t('general:noLabel', { label: 'Part of' })).toBe('–')
  },
)

test('words of the host app stay', () => {
  const translations = { de: { own: { word: 'Wort' } } }
  expect(configureTexts({ translations })?.translations?.de).toMatchObject({ own: { word: 'Wort' } })
})
