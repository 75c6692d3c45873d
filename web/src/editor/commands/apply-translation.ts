import type { TranslatedItem } from '@blickfang/contract/api/v1/languages/translation.ts'
import { contentKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Content } from '@blickfang/contract/content/values.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import type { Patch } from '../model/change.ts'
import type { PageDocument } from '../model/page-document.ts'
import { readValue } from '../model/read-value.ts'
import { altKey } from '../model/translation/alt-text.ts'
import { isByPerson } from '../model/translation/translation-state.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

/** A text of the page in its new language. */
export interface TranslatedText extends TranslatedItem {
  readonly content: Content
}

/**
 * Puts a machine's words where they belong, all of them as one step. Words that a person has written meanwhile stay, and so do names,
 * descriptions and alternative texts that are there.
 */
export const applyTranslation = defineCommand<{ texts: readonly TranslatedText[] }>({
  name: 'applyTranslation',
  history: 'record',
  plan: (document, { texts }) => texts.flatMap((text) => planOne(document, text)),
})

function planOne(document: PageDocument, { part, id, content }: TranslatedText): Patch {
  const { locale } = document
  if (part === 'content') {
    const target = { itemType: 'field', id } as const
    const key = contentKey(locale)
    return isByPerson(readValue(document, target, key))
      ? []
      : changeValue(document, target, key, jsonSchema.parse(content))
  }
  const target = { itemType: part === 'alt' ? 'media' : 'page', id } as const
  const key = part === 'alt' ? altKey(locale) : valueKeys[part].key(locale)
  return readValue(document, target, key) === null ? changeValue(document, target, key, content.text) : []
}
