import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Config } from 'payload'
import { messages } from './texts/messages.generated.ts'
import { payloadGerman } from './texts/payload-german.ts'

/** Adds the words that Payload asks its own dictionaries for, as labels of tabs are. */
export function configureTexts(i18n: Config['i18n'] = {}): Config['i18n'] {
  const own = (language: 'de' | 'fr' | 'en') => ({
    blickfang: { content: translate(messages, language)('content') },
    // Payload writes «<No …>» into a column that has nothing to show.
    general: { noLabel: '–' },
  })
  const theirs = i18n.translations ?? {}
  return {
    ...i18n,
    translations: {
      ...theirs,
      de: { ...payloadGerman, ...theirs.de, ...own('de'), general: { ...payloadGerman.general, ...own('de').general } },
      fr: { ...theirs.fr, ...own('fr') },
      en: { ...theirs.en, ...own('en') },
    },
  }
}
