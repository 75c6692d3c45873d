import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { expect, test } from 'vitest'
import { errorSentence } from './error-sentence.ts'

test('no answer at all has its own sentence, each other failure that of its code', () => {
  expect(errorSentence(new ApiError('UNAVAILABLE', 0), 'de')).toMatch(/^Keine Verbindung/)
  expect(errorSentence(new ApiError('SLUG_TAKEN', 409), 'fr')).toBe('Cette URL existe déjà')
})
