import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { altKey } from '../../model/translation/alt-text.ts'
import { changeValue } from '../change-value.ts'
import { defineCommand } from '../command.ts'

/** Says what a picture shows, in one language, wherever it is shown. */
export const setAlt = defineCommand<{ mediaId: string; locale: Locale; alt: string }>({
  name: 'setAlt',
  history: 'record',
  plan: (document, { mediaId, locale, alt }) =>
    changeValue(document, { itemType: 'media', id: mediaId }, altKey(locale), alt),
})
