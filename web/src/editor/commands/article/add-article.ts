import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { contentKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { plainText, toRichText } from '@blickfang/contract/content/rich-text.ts'
import type { FieldKind } from '@blickfang/contract/kernel/field.ts'
import { type Json, jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import type { Patch, ValueChange } from '../../model/change.ts'
import { newGroup } from '../../model/new-group.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { orderAt } from '../../model/sort-siblings.ts'
import { defineCommand } from '../command.ts'
import { messages } from './messages.generated.ts'

/** An article of elsewhere, as a card shows it. */
export interface Article {
  readonly title: string
  readonly text: string
  /** Where it is read. */
  readonly url: string
  /** A day, as YYYY-MM-DD. */
  readonly date: string | null
  /** Picture in the library: tell the document of it first. */
  readonly mediaId: string | null
}

/**
 * Adds a card to a board and fills it with an article, in one step: its title, beginning, picture, day, and the way to it, in the
 * open language. Samples of the default language go, as the card is about something else.
 */
export const addArticle = defineCommand<{ name: string; parentId: string; article: Article }>({
  name: 'addArticle',
  history: 'record',
  plan: (document, { name, parentId, article }) => {
    const order = orderAt(document, parentId, 'end')
    const groups = newGroup({ name, parentId, order, locale: document.defaultLocale })
    const [card] = groups
    if (!card) return []
    return [{ type: 'addGroup', groups }, ...valuesOf(document, card, article)]
  },
})

function valuesOf(document: PageDocument, card: EditorGroup, article: Article): Patch {
  const readMore = translate(messages, document.locale)('readMore')
  const words = (kind: FieldKind, text: string) => contentOf(document, card, { kind, text })
  const date = Object.entries(findGroup(card.name)?.group.options ?? {}).find(([, { type }]) => type === 'date')
  return [
    ...words('text', article.title),
    ...words('richText', article.text),
    ...words('button', readMore),
    ...fieldValue(card, 'button', valueKeys.options.key('link'), { type: 'url', url: article.url }),
    ...(article.mediaId === null ? [] : fieldValue(card, 'media', 'mediaId', article.mediaId)),
    ...(date && article.date ? [groupValue(card, valueKeys.options.key(date[0]), article.date)] : []),
  ]
}

function contentOf(
  { locale, defaultLocale }: PageDocument,
  card: EditorGroup,
  { kind, text }: { kind: FieldKind; text: string },
): Patch {
  const field = fieldOf(card, kind)
  if (!field) return []
  const most = findGroup(card.name)?.group.fields[field.name]?.maxLength
  const short = text.slice(0, most)
  const json = kind === 'richText' ? toRichText(short) : undefined
  const content = jsonSchema.parse({ text: json ? plainText(json) : short, by: 'person', ...(json && { json }) })
  const isElsewhere = locale !== defaultLocale && field.values[contentKey(defaultLocale)] !== undefined
  return [
    ...(isElsewhere ? fieldValue(card, kind, contentKey(defaultLocale), null) : []),
    ...fieldValue(card, kind, contentKey(locale), short === '' ? null : content),
  ]
}

function fieldValue(card: EditorGroup, kind: FieldKind, key: string, after: Json): readonly ValueChange[] {
  const field = fieldOf(card, kind)
  if (!field) return []
  const before = field.values[key] ?? null
  return before === after ? [] : [{ type: 'value', itemType: 'field', id: field.id, key, before, after }]
}

function groupValue({ id, values }: EditorGroup, key: string, after: Json): ValueChange {
  return { type: 'value', itemType: 'group', id, key, before: values[key] ?? null, after }
}

/** The card's first field of a kind. */
function fieldOf(card: EditorGroup, kind: FieldKind): EditorGroup['fields'][number] | undefined {
  const fields = findGroup(card.name)?.group.fields ?? {}
  return card.fields.find(({ name }) => fields[name]?.kind === kind)
}
