import { AppError, type ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import fc from 'fast-check'
import { APIError, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { answerError } from '../endpoints/answer-error.ts'
import { appErrorOf } from './app-error-of.ts'
import { asPayloadError } from './payload-error.ts'

const codes = fc.constantFrom(...(Object.keys(errorStatus) as ErrorCode[]))
const details = fc.option(
  fc.oneof(
    fc.record({ fields: fc.dictionary(fc.string(), fc.string()) }),
    fc.record({ is: fc.constantFrom('PNG', 'JPEG') }),
    fc.record({ retryAfter: fc.nat() }),
    fc.record({ what: fc.constantFrom('text', 'image', 'part') }),
  ),
  { nil: undefined },
)
const languages = fc.constantFrom('de', 'fr', 'en')
const request = (language: string) => ({ i18n: { language } }) as PayloadRequest

test('a refusal comes out of a hook’s words as it went in', () => {
  fc.assert(
    fc.property(codes, details, languages, (code, detail, language) => {
      const worded = asPayloadError(new AppError(code, detail), request(language))
      const known = appErrorOf(worded)
      expect([known?.code, known?.detail, known?.status]).toEqual([code, detail, errorStatus[code]])
    }),
  )
})

test('an answer of the API is the same whether a hook has put its refusal into words or not', async () => {
  await fc.assert(
    fc.asyncProperty(codes, details, languages, async (code, detail, language) => {
      const error = new AppError(code, detail)
      const about = { headers: new Headers({ 'accept-language': language }), requestId: 'r', route: 'POST /api/v1/x' }
      const [plain, worded] = [answerError(error, about), answerError(asPayloadError(error, request('de')), about)]
      expect(worded.status).toBe(errorStatus[code])
      expect([...worded.headers]).toEqual([...plain.headers])
      expect(await worded.json()).toEqual(await plain.json())
    }),
  )
})

test('what only looks like a refusal is none', () => {
  for (const error of [
    new Error('STORAGE_FULL'),
    new APIError('Missing', 404),
    new APIError('Made up', 507, { code: 'TOO_FULL' }),
    new APIError('Of another status', 400, { code: 'STORAGE_FULL' }),
    Object.assign(new Error('no space'), { code: 'ENOSPC' }),
    { name: 'AppError', code: 'NOT_FOUND' },
  ])
    expect(appErrorOf(error)).toBeUndefined()
})
