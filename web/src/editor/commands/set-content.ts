import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Content } from '@blickfang/contract/content/values.ts'
import { type Json, jsonSchema } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
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
    if (empty) return changeValue(document, target, key, null)
    const before = readValue(document, target, key)
    const after = jsonSchema.parse({ ...content, by: 'person' })
    // Who wrote the same words does not make them other words: only text and form count.
    if (isRecord(before) && isSameValue(asByPerson(before), after)) return []
    return changeValue(document, target, key, after)
  },
})

function asByPerson({ checked: _, ...words }: { readonly [key: string]: Json }): Json {
  return { ...words, by: 'person' }
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
