import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { z } from 'zod'

const wording = { de: z.locales.de().localeError, fr: z.locales.fr().localeError, en: z.locales.en().localeError }

/** A value as its schema gives it back. Throws INVALID with what is wrong, by path, in the reader's language. */
export function parseInput(schema: z.core.$ZodType, value: unknown, language: keyof typeof wording): unknown {
  const parsed = z.safeParse(schema, value, { error: wording[language] })
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(
    parsed.error.issues.slice(0, 20).map((issue) => [issue.path.join('.') || 'body', issue.message]),
  )
  throw new AppError('INVALID', { fields })
}
