import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { GraphQLError } from 'graphql'
import { APIError, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { asPayloadError } from '../errors/payload-error.ts'
import { answerGraphqlError } from './answer-error.ts'

const req = { i18n: { language: 'de' } } as PayloadRequest
const answerTo = (originalError: Error) =>
  answerGraphqlError({
    ...{ req, context: {}, graphqlResult: { message: 'Something went wrong.' } },
    error: new GraphQLError('x', { originalError }),
  } as never)

test('a refusal of ours has its code and sentence, also where a hook has put it into words', async () => {
  const refusal = new AppError('NOT_FOUND', { what: 'branch' })
  for (const error of [refusal, asPayloadError(refusal, req) as Error])
    expect(await answerTo(error)).toMatchObject({
      graphqlResult: {
        message: errorSentenceOf('NOT_FOUND', 'de', { what: 'branch' }),
        extensions: { code: 'NOT_FOUND', statusCode: 404 },
      },
    })
})

test('an error of the project keeps its words, even one that looks like ours', async () => {
  class AppErrorOfTheirs extends Error {
    override readonly name = 'AppError'
    readonly code = 'NOT_FOUND'
  }
  for (const error of [new AppErrorOfTheirs('theirs'), new APIError('theirs', 404, { code: 'NOT_FOUND' }, true)])
    expect(await answerTo(error)).toBeUndefined()
})
