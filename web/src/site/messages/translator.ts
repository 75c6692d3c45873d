import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { createTranslator } from 'next-intl'
import { messages } from './messages.ts'

/** The site's own words in the visitor's language, for components of the server only. */
export function siteTranslator(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale] })
}
