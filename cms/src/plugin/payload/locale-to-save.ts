import { type Locale, localeSchema } from '@blickfang/contract/kernel/locale.ts'
import type { PayloadRequest } from 'payload'
import { invalid } from '../errors/invalid.ts'
import { asPayloadError } from '../errors/payload-error.ts'
import { localeOf } from './locale-of.ts'

/**
 * The content language in which a request saves words; the default one where it names none. Throws a sentence for a language that
 * is none of ours, over whose words those of another one would be written.
 */
export function localeToSave(req: PayloadRequest): Locale {
  if (req.locale && !localeSchema.safeParse(req.locale).success)
    throw asPayloadError(invalid('locale', 'foreignLanguage'), req)
  return localeOf(req)
}
