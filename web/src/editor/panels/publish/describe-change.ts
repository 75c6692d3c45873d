import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { Change } from '@blickfang/shared/content/changes.ts'
import type { Group } from '@blickfang/shared/kernel/block.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import { type EditorLocale, locales } from '@blickfang/shared/kernel/locale.ts'
import type { Option } from '@blickfang/shared/kernel/option.ts'
import { localeName } from '../../words/locale-name.ts'

type PageValue = 'name' | 'slug' | 'description' | 'order' | 'disallowedLanguages' | 'password' | 'archived' | 'other'
const pageValues: readonly string[] = [
  'name',
  'slug',
  'description',
  'order',
  'disallowedLanguages',
  'password',
  'archived',
]

/** Words that come from the editor's dictionary rather than from a contract. */
export interface ChangeWords {
  readonly pageValue: (name: PageValue) => string
  readonly groupValue: (name: 'visibleFields' | 'order' | 'disallowedLanguages' | 'archived' | 'block') => string
  readonly color: (token: string) => string | null
  readonly yes: string
  readonly no: string
}

/** A change in words: what it is about, and its values as people know them. */
export interface DescribedChange {
  readonly title: string
  readonly before: string | null
  readonly after: string | null
}

/** Names a change's field or option by its contract; a choice's values by their labels. */
export function describeChange(change: Change, words: ChangeWords, language: EditorLocale): DescribedChange {
  const [kind = '', name = ''] = change.key.split('.')
  const group = change.block ? findGroup(change.block)?.group : undefined
  const field = change.field ? group?.fields[change.field] : undefined
  const fieldLabel = field ? labelIn(field.label, language) : (change.field ?? '')
  const values = { before: change.before, after: change.after }
  if (kind === 'options') {
    const option = field?.options[name] ?? group?.options[name]
    const label = option ? labelIn(option.label, language) : name
    const said = inWords(values, option, words, language)
    return {
      title: [fieldLabel, label].filter(Boolean).join(' · '),
      ...said,
      before: said.before ?? usual(option, language),
    }
  }
  if (change.itemType === 'field') return { title: fieldLabel, ...values }
  if (kind === 'disallowedLanguages') {
    const title = change.itemType === 'page' ? words.pageValue(kind) : words.groupValue(kind)
    return { title, before: languages(change.before, language), after: languages(change.after, language) }
  }
  if (change.itemType === 'page') return { title: words.pageValue(pageValueOf(kind)), ...values }
  return { title: groupTitle({ kind, name, group, words, language }), ...flags(values, words) }
}

/** An option that was not set had the choice that it begins with. */
function usual(option: Option | undefined, language: EditorLocale): string | null {
  const label = typeof option?.fallback === 'string' ? option.values[option.fallback] : undefined
  return label ? labelIn(label, language) : null
}

/** «FR, EN» by name. */
function languages(codes: string | null, language: EditorLocale): string | null {
  const known = (codes ?? '')
    .split(', ')
    .flatMap((code) => locales.find((locale) => locale === code.toLowerCase()) ?? [])
  return known.length > 0 ? known.map((locale) => localeName(locale, language)).join(', ') : codes
}

function pageValueOf(kind: string): PageValue {
  return pageValues.includes(kind) ? (kind as PageValue) : 'other'
}

function groupTitle(about: {
  kind: string
  name: string
  group: Group | undefined
  words: ChangeWords
  language: EditorLocale
}): string {
  const { kind, name, group, words, language } = about
  if (kind === 'visibleFields') {
    const field = group?.fields[name]
    return `${words.groupValue('visibleFields')} · ${field ? labelIn(field.label, language) : name}`
  }
  if (kind === 'order' || kind === 'disallowedLanguages' || kind === 'archived') return words.groupValue(kind)
  return words.groupValue('block')
}

interface Values {
  readonly before: string | null
  readonly after: string | null
}

function inWords(values: Values, option: Option | undefined, words: ChangeWords, language: EditorLocale): Values {
  if (!option) return values
  const say = (value: string | null) => {
    if (value === null) return null
    const label = option.values[value]
    if (label) return labelIn(label, language)
    if (option.type === 'colorSwatches') return words.color(value) ?? value
    return value
  }
  return flags({ before: say(values.before), after: say(values.after) }, words)
}

function flags({ before, after }: Values, words: ChangeWords): Values {
  const say = (value: string | null) => (value === 'true' ? words.yes : value === 'false' ? words.no : value)
  return { before: say(before), after: say(after) }
}
