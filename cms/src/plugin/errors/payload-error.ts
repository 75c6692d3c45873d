import { AppError, markRefusal } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { mediaUseSchema, nameOfUse } from '@blickfang/contract/content/media/media-use.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { messages } from './messages.generated.ts'
import { reasonIn } from './reasons.ts'

/** An operation's failure as the admin shows it in a toast: the sentence of the code, and what is wrong where that is known. */
export function asPayloadError(error: unknown, req: PayloadRequest): unknown {
  if (!(error instanceof AppError)) return error
  const language = req.i18n.language
  const reasons = Object.values((error.detail?.fields ?? {}) as Readonly<Record<string, string>>)
  const sentences =
    error.code === 'CONFLICT'
      ? [conflictSentence(error, language)]
      : [errorSentenceOf(error.code, language, error.detail), ...placesOf(error, language)]
  const message = [...nameOf(error), ...sentences, ...reasons.flatMap((why) => reasonIn(why, language))].join(' ')
  return markRefusal(new APIError(message, error.status, { code: error.code, ...error.detail }, true))
}

const inUseSchema = z.object({ name: z.optional(z.string()), uses: z.array(mediaUseSchema).min(1) })

/** Name of the thing meant, where several things were asked for at once. */
function nameOf(error: AppError): readonly string[] {
  const name = error.code === 'IN_USE' ? inUseSchema.safeParse(error.detail).data?.name : undefined
  return name ? [`«${name}»:`] : []
}

/** Places that still show something which cannot be removed. */
function placesOf(error: AppError, language: string): readonly string[] {
  const use = error.code === 'IN_USE' ? inUseSchema.safeParse(error.detail).data : undefined
  return use
    ? [translate(messages, language)('foundOn', { pages: use.uses.map((one) => nameOfUse(one, language)).join(', ') })]
    : []
}

const conflictSchema = z.array(z.object({ value: z.unknown(), by: z.string().nullable() })).min(1)

/** A form cannot show two versions side by side as the in-page editor does, so the toast quotes the one that is there. */
function conflictSentence(error: AppError, language: string): string {
  const conflict = conflictSchema.safeParse(error.detail?.conflict)
  const first = conflict.data?.[0]
  const text =
    z.object({ text: z.string() }).safeParse(first?.value).data?.text ??
    (typeof first?.value === 'string' ? first.value : '')
  const who = first?.by ? ` (${first.by})` : ''
  const t = translate(messages, language)
  return text ? t('changedTo', { text: text.slice(0, 200), who }) : t('changedMeanwhile')
}
