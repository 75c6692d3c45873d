import type { Json } from '../../kernel/json.ts'
import { localeName, locales } from '../../kernel/locale.ts'
import { translate } from '../../kernel/messages/translator.ts'
import type { Names, Option } from '../../kernel/option.ts'
import { linkInWords } from '../../options/link/option.ts'
import { optionInWords } from '../../options/option-values.ts'
import { plainText } from '../rich-text.ts'
import { contentSchema } from '../values.ts'
import type { Called } from './changes.ts'
import { type ChangedLook, compareLooks } from './compare-looks.ts'
import { messages } from './messages.generated.ts'

/** A value with what is known of it: its key in a row, such as `content.de`, and the option whose value it is, if it is one's. */
export interface KeyedValue {
  readonly key: string
  readonly value: Json | undefined
  readonly option?: Option | undefined
}

/**
 * A value of a page, block or field as an editor would say it, wherever it is said: before publishing, in a conflict, in the
 * admin. Null when there is nothing, and for what has no words, such as a picture without a name.
 */
export function valueInWords({ key, value, option }: KeyedValue, names: Names): string | null {
  const [kind = ''] = key.split('.')
  if (kind === 'visibleFields') return translate(messages, names.language)(value === false ? 'hidden' : 'shown')
  if (value === undefined || value === null) return null
  if (option) return optionInWords(option, value, names)
  const say = kinds[kind]
  return say ? say(value, names) : typeof value === 'string' ? value : null
}

const kinds: { readonly [kind: string]: (value: Json, names: Names) => string | null } = {
  content: (value) => contentSchema.safeParse(value).data?.text ?? null,
  mediaId: (value, { mediumName }) => mediumName(String(value)),
  order: (place, { language }) =>
    typeof place === 'number' ? translate(messages, language)('place', { place }) : null,
  disallowedLanguages: (value, { language }) =>
    locales
      .filter((locale) => Array.isArray(value) && value.includes(locale))
      .map((locale) => localeName(locale, language))
      .join(', ') || null,
  password: (_, { language }) => translate(messages, language)('password'),
  archived: (isArchived, { language }) => (isArchived === true ? translate(messages, language)('archived') : null),
}

/** What changes about the looks of a rich text, beside its words; nothing for anything else. */
export function looksBetween(
  key: string,
  before: Json | null,
  after: Json | null,
  names: Names,
): readonly ChangedLook[] {
  if (!key.startsWith('content.')) return []
  const [old, now] = [before, after].map((value) => contentSchema.safeParse(value).data?.json ?? null)
  // Of words that come or go as a whole, the words are enough.
  if (!old || !now) return []
  const looks = compareLooks(old, now, (link, url) => (link ? linkInWords(link, names) : null) ?? url)
  const isOnlyLines = looks.length === 0 && plainText(old) === plainText(now)
  return isOnlyLines ? [{ kind: 'added', mark: 'lines', value: null, words: '' }] : looks
}

/** The names that came with a list of changes. */
export function namesFrom({ pages, media }: Called, language: string): Names {
  const pageNames = new Map(
    pages.flatMap(({ id, role, name }) => [[id, name] as const, ...(role ? [[`~${role}`, name] as const] : [])]),
  )
  const mediaNames = new Map(media.map(({ id, name }) => [id, name]))
  return {
    language,
    pageName: ({ id, role }) => pageNames.get(id ?? role ?? '') ?? null,
    mediumName: (id) => mediaNames.get(id) ?? null,
  }
}
