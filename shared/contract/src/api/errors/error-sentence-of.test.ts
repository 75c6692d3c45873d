import { expect, test } from 'vitest'
import { uploadExtensions } from '../../content/media/media.ts'
import { errorCodes } from './app-error.ts'
import { errorSentenceOf } from './error-sentence-of.ts'
import { errorMessages } from './sentences.generated.ts'

test('a failure is told by one feature: no two have a code of the same name, and none has a sentence without a code', () => {
  for (const language of ['de', 'fr', 'en']) {
    const told = errorMessages.flatMap((feature) => Object.keys(feature[language]?.messages ?? {}))
    expect(told.toSorted()).toEqual(errorCodes)
  }
})

test.each([
  ['INTERNAL', 'Internal server error'],
  ['FILE_TYPE', 'File type not allowed'],
  ['CROP_FAILED', 'Failed to crop image'],
  ['NOT_IN_COLLECTION', 'Failed to reorder collection'],
  ['VIDEO_UPLOAD_REFUSED', 'Failed to fetch the upload URL'],
  ['VIDEO_UPLOAD_EMPTY', 'Upload URL or ID missing'],
  ['VIDEO_ENTRY_FAILED', 'Failed to create media entry'],
  ['ARTICLE_NOT_FOUND', 'Could not find article with this URL'],
] as const)('programs read the texts of the specification: %s', (code, text) => {
  expect(errorSentenceOf(code, 'en').startsWith(text)).toBe(true)
})

test.each([
  ['block', '', 'Der Block wurde nicht gefunden.', 'Le bloc est introuvable.', 'Block not found'],
  [
    'namedBlock',
    'Seitenanfang',
    'Block «Seitenanfang» nicht gefunden.',
    'Bloc «\u00a0Seitenanfang\u00a0» introuvable.',
    'Block “Seitenanfang” not found',
  ],
  ['branch', '', 'Standort nicht gefunden.', 'Succursale introuvable.', 'Branch ID not found'],
  ['anything', '', 'Nicht gefunden.', 'Introuvable.', 'Not found.'],
])('what is not found is named where people have a name for it: %s', (what, name, de, fr, en) => {
  const sentence = (language: string) => errorSentenceOf('NOT_FOUND', language, { what, name })
  expect(sentence('de').startsWith(de)).toBe(true)
  expect(sentence('fr').startsWith(fr)).toBe(true)
  expect(sentence('en').startsWith(en)).toBe(true)
})

test('a file of another kind is refused with every kind that is taken', () => {
  for (const language of ['de', 'fr', 'en']) {
    const words = errorSentenceOf('FILE_TYPE', language).split(/[ ,.]+/)
    for (const extension of uploadExtensions)
      expect(words, `${extension} in ${language}`).toContain(extension === 'tif' ? 'tiff' : extension)
  }
})

test.each(errorCodes)('%s says what to do in German and French, and addresses nobody as «du»', (code) => {
  const familiar = { de: /\b(du|dein\w*|dich|dir)\b/i, fr: /\b(tu|toi|tes)\b/i }
  for (const [language, words] of Object.entries(familiar)) {
    const sentence = errorSentenceOf(code, language)
    expect(sentence.length).toBeGreaterThan(12)
    expect(sentence).not.toBe(errorSentenceOf(code, 'en'))
    expect(sentence).not.toMatch(words)
    expect(sentence).not.toMatch(/ß|\b(error|failed)\b/i)
  }
})
