import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Config } from 'payload'
import { messages } from './texts/messages.generated.ts'

/** Adds the words that Payload asks its own dictionaries for, as labels of tabs are. */
export function configureTexts(i18n: Config['i18n'] = {}): Config['i18n'] {
  const theirs: Record<string, object | undefined> = i18n.translations ?? {}
  const withOwn = (language: 'de' | 'fr' | 'en') => ({
    blickfang: { content: translate(messages, language)('content') },
    ...theirs[language],
  })
  return { ...i18n, translations: { ...theirs, de: withOwn('de'), fr: withOwn('fr'), en: withOwn('en') } }
}
