import { AppError, type ErrorCode } from '@blickfang/contract/api/errors/app-error.ts'
import type { translateField as contract } from '@blickfang/contract/api/v1/languages/translation.ts'
import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Operation } from '../operation-context.ts'
import { saveItem } from '../values/save-item.ts'
import { type Translated, translateOriginals } from './translate-originals.ts'

const codes: { readonly [Why in NonNullable<Translated['failed']>]: ErrorCode } = {
  gone: 'NOT_FOUND',
  person: 'TRANSLATED_BY_PERSON',
  broken: 'TRANSLATION_BROKEN',
  tooLong: 'TRANSLATION_BROKEN',
}

/**
 * Translates a field and saves the machine's words as one value of the draft. Throws NOT_FOUND for a field without an original,
 * TRANSLATED_BY_PERSON, TRANSLATION_BROKEN, CONFLICT for what somebody changed meanwhile, and as `translateOriginals` does.
 */
export const translateField: Operation<typeof contract> = async (call) => {
  const { pageId, fieldId: id, from, to } = call.body
  const [text] = await translateOriginals(call, { pageId, from, to, items: [{ part: 'content', id }] })
  if (!text?.content) throw new AppError(codes[text?.failed ?? 'gone'])
  const key = contentKey(to)
  const { content } = text
  const patch = { [key]: JSON.parse(JSON.stringify(content)) }
  const { saved } = await saveItem(call, { itemType: 'field', id, pageId, patch, base: { [key]: text.rev } })
  return { ...saved, content }
}
