import { fallbackLocale, type Locale, localeSchema } from '@blickfang/contract/kernel/locale.ts'
import type { PayloadRequest } from 'payload'

/** The content language that the admin has chosen for a request. Of a language that a project has beside ours the default one is read. */
export function localeOf(req: PayloadRequest): Locale {
  return localeOfCode(req.locale)
}

/** The content language of a code that came from outside; the default one for anything else. */
export function localeOfCode(code: unknown): Locale {
  return localeSchema.safeParse(code).data ?? fallbackLocale
}
