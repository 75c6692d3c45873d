import { createHash } from 'node:crypto'
import { plainText, type RichText, richTextSchema, toRichText } from '@blickfang/shared/content/rich-text.ts'
import type { Content } from '@blickfang/shared/content/values.ts'
import type { Field } from '@blickfang/shared/kernel/field.ts'
import { isLocalized } from '@blickfang/shared/kernel/field.ts'
import { invalid } from '../../errors/invalid.ts'

/**
 * One language's words as the field may hold them, or null for words without a letter. Throws INVALID for words the field
 * does not take. A rich text's plain words are always made from its nodes, so that the two cannot differ. Words are words:
 * «info <a@b.ch>» is kept as typed, and every place that shows it escapes it.
 */
export function checkContent(path: string, field: Field, content: Content | null): Content | null {
  if (!isLocalized(field.kind)) throw invalid(path, 'notLocalized')
  if (content === null) return null
  if (content.json && field.kind !== 'richText') throw invalid(path, 'noRichText')
  const json = field.kind === 'richText' ? checkRichText(path, content.json ?? toRichText(content.text)) : undefined
  const text = json ? plainText(json) : content.text
  if (text.trim() === '') return null
  if (text.length > field.maxLength) throw invalid(path, `longerThan${field.maxLength}`)
  return { ...content, text, ...(json && { json: withoutUndefined(json) }) }
}

/** The nodes with their links normalised. Callers inside the cms have parsed nothing, so it is done here for all. */
function checkRichText(path: string, json: RichText): RichText {
  const parsed = richTextSchema.safeParse(json)
  if (!parsed.success) throw invalid(path, 'richText')
  return parsed.data
}

/** Tells by a short hash which text a translation was made from. */
export function sourceOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** As JSON would store it, so that comparing with what is stored is fair. */
function withoutUndefined(json: RichText): RichText {
  return JSON.parse(JSON.stringify(json)) as RichText
}
