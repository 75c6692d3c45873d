import { initI18n } from '@payloadcms/translations'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { expect, test } from 'vitest'
import { familiar } from '../../../../scripts/checks/familiar-words.mjs'
import { adminTexts } from '../../admin-texts.ts'
import { configureTexts } from './configure-texts.ts'
import { payloadGerman } from './texts/payload-german.ts'

const supportedLanguages = { de, fr, en }

test.each(['de', 'fr', 'en'] as const)(
  'a column with nothing to show says so without raw words, in %s',
  async (language) => {
    const config = { supportedLanguages, ...configureTexts({ translations: adminTexts }) }
    const { t } = await initI18n({ config, context: 'client', language })
    expect(t('general:noLabel', { label: 'Part of' })).toBe('–')
  },
)

test('words of the project stay, those for Payload’s own too', () => {
  const translations = { de: { own: { word: 'Wort' }, general: { noLabel: 'leer', save: 'Sichern' } } }
  expect(configureTexts({ translations })?.translations?.de).toMatchObject(translations.de)
})

function sentences(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : sentences(value, `${path}${name}.`),
  )
}

test('nobody is called «du» in German, nor «tu» in French', async () => {
  for (const language of ['de', 'fr'] as const) {
    const config = { supportedLanguages, ...configureTexts({ translations: adminTexts }) }
    const { translations } = await initI18n({ config, context: 'client', language })
    const all = sentences(translations)
    expect(all.length).toBeGreaterThan(300)
    expect(all.filter(([, sentence]) => familiar[language].test(sentence))).toEqual([])
  }
  expect(sentences(de.translations).filter(([, sentence]) => familiar.de.test(sentence)).length).toBeGreaterThan(50)
})

test('a sentence of ours in the place of one of Payload’s names the same things', () => {
  const theirs = new Map(sentences(de.translations))
  const names = (sentence = '') => [...new Set(sentence.match(/\{\{\w+\}\}|<\/?\d>/g))].sort().join()
  const ours = sentences(payloadGerman)
  expect(ours.filter(([path, sentence]) => names(sentence) !== names(theirs.get(path)))).toEqual([])
})
