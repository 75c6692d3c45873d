import { optionAt } from '@blickfang/blocks/option-at.ts'
import type { Called, CalledMedium, Change } from '@blickfang/contract/content/changes/changes.ts'
import type { ChangedLook } from '@blickfang/contract/content/changes/compare-looks.ts'
import { looksBetween, namesFrom, valueInWords, valueName } from '@blickfang/contract/content/changes/value-in-words.ts'
import { parseKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { isPictured } from '@blickfang/contract/content/media/is-pictured.ts'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { EditorLocale } from '@blickfang/contract/kernel/locale.ts'
import type { Names, Option } from '@blickfang/contract/kernel/option.ts'
import { findGroup } from '../../model/catalogue/known-blocks.ts'

/** Words that come from the editor's dictionary rather than from a contract. */
export interface ChangeWords {
  /** A page or a block as a whole. */
  readonly whole: (itemType: 'page' | 'group') => string
}

/** A change in words: what it is about, and its values as people know them. */
export interface DescribedChange {
  readonly title: string
  readonly before: string | null
  readonly after: string | null
  /** Where the value is a picture: the one that is live and the one that will be. */
  readonly pictures: { readonly before: CalledMedium | null; readonly after: CalledMedium | null } | null
  readonly looks: readonly ChangedLook[]
}

interface About {
  readonly words: ChangeWords
  readonly language: EditorLocale
  readonly called: Called
}

/** Names a change's field or option by its contract, and says its values as the contract does. */
export function describeChange(change: Change, { words, language, called }: About): DescribedChange {
  const names = namesFrom(called, language)
  const { key, before, after } = change
  const group = change.block ? findGroup(change.block)?.group : undefined
  const option = optionAt(group, change)
  const say = (value: Change['before']) => valueInWords({ key, value, option }, names)
  // A block that comes or goes as a whole has no value but its name.
  const name = group && (key === 'group' || key === 'deleted') ? labelIn(group.label, language) : null
  return {
    title: titleOf(change, group, { words, language }),
    // An option that was not set had the value that it begins with.
    before: (change.kind === 'removed' && name) || (say(before) ?? (option && usual(option, names)) ?? null),
    after: (change.kind === 'added' && name) || say(after),
    pictures: picturesOf(change, option, called),
    looks: looksBetween(key, before, after, names),
  }
}

/** An option begins with what its contract says. */
function usual(option: Option, names: Names): string | null {
  return option.fallback === null ? null : option.inWords(option.fallback as NonNullable<unknown>, names)
}

/** The media that a value is, where it is nothing else. */
function picturesOf(
  { key, before, after }: Change,
  option: Option | undefined,
  { media }: Called,
): DescribedChange['pictures'] {
  if (key !== 'mediaId' && !option?.named?.media) return null
  const find = (id: Change['before']) => media.find((medium) => medium.id === id && isPictured(medium)) ?? null
  const pictures = { before: find(before), after: find(after) }
  return pictures.before || pictures.after ? pictures : null
}

function titleOf(change: Change, group: Group | undefined, { words, language }: Omit<About, 'called'>): string {
  const labelOf = (name: string | null) => {
    const field = name === null ? undefined : group?.fields[name]
    return field ? labelIn(field.label, language) : (name ?? '')
  }
  const { value, part = '' } = parseKey(change.key) ?? {}
  const option = optionAt(group, change)
  if (value === valueKeys.options)
    return [labelOf(change.field), option ? labelIn(option.label, language) : part].filter(Boolean).join(' · ')
  if (change.itemType === 'field') return labelOf(change.field)
  const name = valueName(change.key, language) ?? words.whole(change.itemType)
  return value === valueKeys.visibleFields ? `${name} · ${labelOf(part)}` : name
}
