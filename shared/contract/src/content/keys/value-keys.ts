import * as z from 'zod/mini'
import { isLocalized } from '../../kernel/field.ts'
import { itemsSchema, tidyItems } from '../../kernel/items/items.ts'
import type { Json } from '../../kernel/json.ts'
import { localeName, locales } from '../../kernel/locale.ts'
import { translate } from '../../kernel/messages/translator.ts'
import { idSchema } from '../../kernel/text/id.ts'
import { nameSchema } from '../../kernel/text/visible-text.ts'
import { type Checking, defineValue, type Value } from '../../kernel/value/value.ts'
import { optionValue } from '../../options/option-values.ts'
import { messages } from '../changes/messages.generated.ts'
import { navigationSchema, pagesIn } from '../navigation.ts'
import { pagePasswordSchema } from '../page-password/page-password.ts'
import { linkedPages, plainText, toRichText } from '../rich-text.ts'
import { type Content, contentSchema, descriptionLength, disallowedLanguagesSchema, orderSchema } from '../values.ts'

const label = (de: string, fr: string, en: string) => ({ de, fr, en })

/** All values that items hold, by the first part of their keys. */
export const valueKeys = {
  content: defineValue({
    kind: 'content',
    of: ['field'],
    part: 'locale',
    schema: contentSchema,
    isOfSite: true,
    check: (value, checking) => checkContent(value as Content | null, checking) as Json,
    inWords: (value) => contentSchema.safeParse(value).data?.text ?? null,
    named: (value) => ({ media: [], pages: linkedPages(value) }),
  }),
  mediaId: defineValue({
    kind: 'mediaId',
    of: ['field'],
    schema: idSchema,
    check: (value, { field, refuse }) => (field?.kind === 'media' ? value : refuse('noMediaField')),
    inWords: (value, { mediumName }) => mediumName(String(value)),
    named: (value) => ({ media: [String(value)], pages: [] }),
  }),
  options: optionValue,
  visibleFields: defineValue({
    kind: 'visibleFields',
    of: ['group'],
    part: 'name',
    schema: z.boolean(),
    fallback: true,
    label: label('Sichtbar', 'Visible', 'Shown'),
    check: (value, { fields, part, refuse }) =>
      Object.hasOwn(fields, part) ? (value === false ? false : null) : refuse('unknownField'),
    inWords: (value, { language }) => translate(messages, language)(value === false ? 'hidden' : 'shown'),
  }),
  order: defineValue({
    kind: 'order',
    of: ['group', 'page'],
    schema: orderSchema,
    label: label('Reihenfolge', 'Ordre', 'Order'),
    check: (value, { refuse }) => value ?? refuse('required'),
    // In a list of changes it is the number of its place.
    inWords: (place, { language }) =>
      typeof place === 'number' ? translate(messages, language)('place', { place }) : null,
  }),
  items: defineValue({
    kind: 'items',
    of: ['group'],
    schema: itemsSchema,
    label: label('Reihenfolge und Sichtbarkeit', 'Ordre et visibilité', 'Order and visibility'),
    check: (value, { collection, refuse }) => {
      if (collection === null) return refuse('noContainer')
      return value === null ? null : tidyItems(itemsSchema.parse(value))
    },
    inWords: (value, { language, pageName }) => {
      const { shown, archived } = itemsSchema.parse(value)
      const t = translate(messages, language)
      const names = (ids: readonly string[]) => ids.flatMap((id) => pageName({ id }) ?? []).join(', ')
      const words = [names(shown), names(archived) && t('archivedOnes', { names: names(archived) })].filter(Boolean)
      return words.join(' · ') || t('members', { count: shown.length })
    },
    named: (value) => {
      const { shown = [], archived = [] } = itemsSchema.safeParse(value).data ?? {}
      return { media: [], pages: [...shown, ...archived] }
    },
    namesGone: true,
  }),
  disallowedLanguages: defineValue({
    kind: 'disallowedLanguages',
    of: ['group', 'page'],
    schema: disallowedLanguagesSchema,
    label: label('Ausgeblendet in', 'Masqué en', 'Hidden in'),
    check: (value) => {
      const hidden = [...new Set(value as readonly string[] | null)].sort()
      return hidden.length > 0 ? hidden : null
    },
    inWords: (value, { language }) =>
      locales
        .filter((locale) => Array.isArray(value) && value.includes(locale))
        .map((locale) => localeName(locale, language))
        .join(', ') || null,
  }),
  archived: defineValue({
    kind: 'archived',
    of: ['group', 'page'],
    schema: z.boolean(),
    label: label('Archiviert', 'Archivé', 'Archived'),
    check: (value) => value || null,
    inWords: (value, { language }) => (value === true ? translate(messages, language)('archived') : null),
  }),
  deleted: defineValue({
    kind: 'deleted',
    of: ['group', 'page'],
    schema: z.boolean(),
    effect: 'removal',
    check: (value) => value || null,
  }),
  name: defineValue({
    kind: 'name',
    of: ['page'],
    part: 'locale',
    schema: nameSchema(200),
    effect: 'naming',
    label: label('Name', 'Nom', 'Name'),
  }),
  slug: defineValue({
    kind: 'slug',
    of: ['page'],
    part: 'locale',
    schema: z.string().check(z.maxLength(120)),
    label: label('URL', 'URL', 'URL'),
    effect: 'address',
    isOfSite: true,
  }),
  description: defineValue({
    kind: 'description',
    of: ['page'],
    part: 'locale',
    schema: z.string().check(z.maxLength(descriptionLength)),
    label: label('Beschreibung', 'Description', 'Description'),
    check: (words) => String(words ?? '').trim() || null,
  }),
  password: defineValue({
    kind: 'password',
    of: ['page'],
    schema: pagePasswordSchema,
    label: label('Passwort', 'Mot de passe', 'Password'),
    effect: 'lock',
    inWords: (_, { language }) => translate(messages, language)('password'),
  }),
  containers: defineValue({
    kind: 'containers',
    of: ['navigation'],
    schema: navigationSchema,
    named: (value) => ({ media: [], pages: pagesIn(navigationSchema.parse(value)) }),
  }),
} satisfies { readonly [kind: string]: Value }

/** The key of a field’s words in one language. */
export const contentKey = valueKeys.content.key

/** The value that a key is of, and the part that it names; null for a text that is no key. */
export function parseKey(key: string): { readonly value: Value; readonly part: string } | null {
  for (const value of Object.values<Value>(valueKeys)) {
    const part = value.partOf(key)
    if (part !== null) return { value, part }
  }
  return null
}

/**
 * The words of a language as the field may hold them, or null for words without a letter. A rich text's plain words are always
 * made from its nodes, so that the two cannot differ. Words are words: «info <a@b.ch>» is kept as typed, and every place that
 * shows it escapes it.
 */
function checkContent(content: Content | null, { field, refuse }: Checking): Content | null {
  if (!field) return refuse('noField')
  if (!isLocalized(field.kind)) return refuse('notLocalized')
  if (content === null) return null
  if (content.json && field.kind !== 'richText') return refuse('noRichText')
  const json = field.kind === 'richText' ? (content.json ?? toRichText(content.text)) : undefined
  const text = json ? plainText(json) : content.text
  if (text.trim() === '') return null
  if (text.length > field.maxLength) return refuse(`longerThan${field.maxLength}`)
  return { ...content, text, ...(json && { json }) }
}
