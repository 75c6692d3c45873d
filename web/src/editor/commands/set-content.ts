import { type Content, contentKey } from 'shared/content/values.ts'
import { type Json, jsonSchema } from 'shared/kernel/json.ts'
import type { Locale } from 'shared/kernel/locale.ts'
import { isEqual } from '../model/is-equal.ts'
import { readValue } from '../model/read-value.ts'
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
    const target = { itemType: 'field', id: fieldId } as const
    const key = contentKey(locale)
    const before = readValue(document, target, key)
    // Who wrote the same words does not make them other words: only text and form count.
    if (!empty && isRecord(before) && before.text === content.text && isEqual(before.json, jsonOf(content))) return []
    return changeValue(document, target, key, empty ? null : jsonSchema.parse({ ...content, by: 'person' }))
  },
})

function jsonOf(content: Pick<Content, 'json'>): Json | undefined {
  return content.json && jsonSchema.parse(content.json)
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
