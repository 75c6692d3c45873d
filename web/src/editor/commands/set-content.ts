import { type Content, contentKey } from 'shared/content/values.ts'
import { jsonSchema } from 'shared/kernel/json.ts'
import type { Locale } from 'shared/kernel/locale.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

/** Sets a field's words in one language (the open one unless named). Nothing but white space counts as empty and is saved as null. */
export const setContent = defineCommand<{
  fieldId: string
  content: Pick<Content, 'text' | 'json'> | null
  locale?: Locale
}>({
  name: 'setContent',
  history: 'record',
  plan: (document, { fieldId, content, locale = document.locale }) => {
    const empty = !content || content.text.trim() === ''
    const value = empty ? null : jsonSchema.parse({ ...content, by: 'person' })
    return changeValue(document, { itemType: 'field', id: fieldId }, contentKey(locale), value)
  },
})
