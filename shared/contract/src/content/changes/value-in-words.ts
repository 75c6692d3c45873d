import type { Json } from '../../kernel/json.ts'
import { labelIn } from '../../kernel/label.ts'
import type { Names, Option } from '../../kernel/option.ts'
import { linkInWords } from '../../options/link/option.ts'
import { parseKey, valueKeys } from '../keys/value-keys.ts'
import { plainText } from '../rich-text.ts'
import { contentSchema } from '../values.ts'
import type { Called } from './changes.ts'
import { type ChangedLook, compareLooks } from './compare-looks.ts'

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
export function valueInWords({ key, value: stored, option }: KeyedValue, names: Names): string | null {
  const value = parseKey(key)?.value
  const shown = stored ?? value?.fallback ?? null
  if (shown === null) return null
  return value ? value.inWords(shown, names, option) : typeof shown === 'string' ? shown : null
}

/** The name of a key's value; null for one without a name of its own, such as that the page is removed. */
export function valueName(key: string, language: string): string | null {
  const label = parseKey(key)?.value.label
  return label ? labelIn(label, language) : null
}

/** The differences in the looks of a rich text, beside its words; none for anything else. */
export function looksBetween(
  key: string,
  before: Json | null,
  after: Json | null,
  names: Names,
): readonly ChangedLook[] {
  if (valueKeys.content.partOf(key) === null) return []
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
