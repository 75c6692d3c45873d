import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { type Content, contentSchema } from '@blickfang/contract/content/values.ts'
import { originalsOf } from '../../commands/copy/originals.ts'
import type { PageDocument } from '../../model/page-document.ts'
import type { Clip } from './clip.ts'

/** A block with its cards, or a card, as it goes onto the clipboard: its words in the open language for other programs. */
export function makeClip(document: PageDocument, groupId: string, origin: string): Clip | null {
  const originals = originalsOf(document, groupId)
  if (originals.length === 0) return null
  const known = document.media.getState()
  const fields = originals.flatMap((original) => original.fields)
  const media = fields.flatMap(({ values }) => known[String(values.mediaId)] ?? [])
  const languages = [document.locale, document.defaultLocale]
  const keys = languages.map(contentKey)
  const words = fields.flatMap(({ values }) => {
    const content = keys.map((key) => wordsOf(values[key])).find((found) => found !== null)
    return content?.text.trim() ? [content.text.trim()] : []
  })
  return { origin, originals: [...originals].map(unfrozen), languages, media, text: words.join('\n') }
}

function wordsOf(value: unknown): Content | null {
  return contentSchema.safeParse(value).data ?? null
}

function unfrozen({ fields, ...original }: ReturnType<typeof originalsOf>[number]): Clip['originals'][number] {
  return {
    ...original,
    values: { ...original.values },
    fields: fields.map((field) => ({ ...field, values: { ...field.values } })),
  }
}
