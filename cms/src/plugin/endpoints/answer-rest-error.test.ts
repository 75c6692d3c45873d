import { createRequire } from 'node:module'
import path from 'node:path'
import { AppError, type ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { APIError, formatErrors, type PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { atField } from '../errors/at-field.ts'
import { asPayloadError } from '../errors/payload-error.ts'
import { reasonIn } from '../errors/reasons.ts'
import { messages as accountMessages } from '../payload/texts/messages.generated.ts'
import { answerRestError } from './answer-rest-error.ts'

interface Answer {
  readonly message?: string
  readonly errors: readonly { readonly message: string; readonly data?: { readonly errors?: readonly unknown[] } }[]
}

// Not among what the package exports.
const toast = path.join(path.dirname(createRequire(import.meta.url).resolve('@payloadcms/ui')), '../../elements/Toasts')
const { createErrorsFromMessage } = (await import(path.join(toast, 'fieldErrors.js'))) as {
  createErrorsFromMessage: (message: string) => { readonly message: string; readonly errors?: readonly string[] }
}

const languages = ['de', 'fr', 'en'] as const
const codes = Object.keys(errorStatus) as ErrorCode[]

const endpoint = (method: string, path: string) => ({ method, path, handler: () => undefined })
/** A project with posts, a banner and two endpoints of its own, to which media and API v1 were added. */
const project = {
  routes: { api: '/api' },
  collections: [{ slug: 'posts' }, { slug: 'media' }, { slug: 'payload-preferences' }],
  globals: [{ slug: 'banner' }, { slug: 'settings' }],
  endpoints: [endpoint('get', '/weather/:place'), endpoint('post', '/v1/own'), endpoint('post', '/v1/:rest*')],
  custom: { blickfang: { added: { slugs: new Set(['media', 'settings']), endpoints: new Set(['post /v1/:rest*']) } } },
}

function hookArguments(error: unknown, { language = 'de', path = '/bf-media', method = 'GET' }) {
  const headers = new Headers({ 'accept-language': language })
  const req = { url: `http://cms/api${path}`, method, i18n: { language }, headers, payload: { config: project } }
  return { error, req, result: formatErrors(error as never), context: {} } as never
}

async function answerTo(error: unknown, language: string): Promise<Answer> {
  const result = formatErrors(error as never)
  const answer = await answerRestError(hookArguments(error, { language }))
  return { ...result, ...((answer as { response?: object } | undefined)?.response ?? {}) } as Answer
}

/** The words of Payload's toast for one of several errors, such as those of many files at once. */
function amongErrors(sentence: string): string {
  const { message, errors = [] } = createErrorsFromMessage(sentence)
  return errors.length > 1 ? `${message} a list of ${errors.length}` : message + errors.join('')
}

/** The words that a form of the admin shows. */
const inForm = ({ message, errors }: Answer) => message ?? errors.map((error) => amongErrors(error.message)).join()

/** Causes by the refusals that have a sentence for each. */
const parts: Readonly<Record<string, readonly string[]>> = {
  DRAWING_LOSES: ['text', 'image', 'style', 'other'],
  DOCUMENT_UNSAFE: ['encrypted', 'script', 'action', 'files'],
}

function* refusals() {
  for (const language of languages)
    for (const code of codes)
      for (const what of parts[code] ?? ['']) {
        yield { language, code, detail: { is: 'PNG', what } }
      }
}

test('the admin shows every refusal whole, with all that follows a colon', async () => {
  for (const { language, code, detail } of refusals()) {
    const worded = asPayloadError(new AppError(code, detail), { i18n: { language } } as PayloadRequest) as APIError
    for (const error of [new AppError(code, detail), worded])
      expect(inForm(await answerTo(error, language))).toBe(worded.message)
  }
})

test('words that somebody wrote are no list of fields either', async () => {
  const sentence = 'Jetzt steht hier: «Brillen, Linsen, Lupen» (von Anna). Kopieren Sie Ihren Text.'
  expect(inForm(await answerTo(new APIError(sentence, 409, undefined, true), 'de'))).toBe(sentence)
})

test('a sentence of a file is whole where several are uploaded at once', () => {
  for (const { language, code, detail } of refusals()) {
    const sentence = errorSentenceOf(code, language, detail)
    expect(amongErrors(sentence)).toBe(sentence)
  }
})

test('what is refused at a field stands at the field, and whole in the toast', async () => {
  for (const language of languages) {
    const sentences = [...reasonIn('passwordShort', language), translate(accountMessages, language)('address.taken')]
    for (const sentence of sentences) {
      const answer = await answerTo(atField('email', sentence), language)
      expect(answer.errors[0]?.data?.errors).toEqual([{ path: 'email', message: sentence }])
      expect([answer.message, inForm(answer)]).toEqual([undefined, sentence])
    }
  }
})

const faults = [new Error('of the project'), new SyntaxError('of the project'), new AppError('NOT_FOUND')]

test.each([
  ['GET', '/posts'],
  ['PATCH', '/posts/1'],
  ['POST', '/globals/banner'],
  ['GET', '/weather/winterthur'],
  ['POST', '/v1/own'],
])('a fault of the project itself keeps its words: %s %s', async (method, path) => {
  for (const error of faults) expect(await answerRestError(hookArguments(error, { path, method }))).toBeUndefined()
})

test.each([
  ['GET', '/bf-media/1'],
  ['POST', '/globals/bf-settings'],
  ['POST', '/v1/data'],
  ['GET', '/v1/own'],
  ['GET', '/nobody'],
  ['GET', '/payload-preferences/x'],
])('a fault of ours has ours: %s %s', async (method, path) => {
  for (const error of faults) expect(await answerRestError(hookArguments(error, { path, method }))).toBeDefined()
})
