import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { GroupsAdded, Target, ValueChange } from '../../model/change.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { hasRoomFor } from '../../model/room/room-for.ts'
import { orderAt, type Position } from '../../model/sort-siblings.ts'
import { defineCommand } from '../command.ts'
import { setContent } from '../set-content.ts'
import { copied, type Original } from './copied.ts'

interface Pasted {
  readonly originals: readonly Original[]
  /** Whether the originals may have changed since they were copied. A template stays as it was kept. */
  readonly mayDiffer: boolean
  /** Languages whose words the page had loaded when they were copied: of others the copy says nothing. */
  readonly languages?: readonly Locale[]
  /** The board that a card goes into; null: a block. */
  readonly parentId: string | null
  readonly position: Position
  /** Id of a field that loses its words by it. */
  readonly emptied?: string | undefined
}

/** Puts a copy of what lies on the clipboard, or in a template, on the page. */
export const pasteGroup = defineCommand<Pasted>({
  name: 'pasteGroup',
  history: 'record',
  plan: (document, { originals, mayDiffer, languages = [], parentId, position, emptied }) => {
    const [first] = originals
    if (!first || !hasRoomFor(document, first.name, parentId)) return []
    const copy = copied(originals, { parentId, order: orderAt(document, parentId, position) })
    if (!copy) return []
    return [
      copy,
      ...(mayDiffer ? asCopied(document, copy, { originals, languages }) : []),
      ...(emptied ? setContent.plan(document, { fieldId: emptied, content: null }) : []),
    ]
  },
})

/**
 * Values of the copy that its originals may hold otherwise by now, of which the server makes it: of an original on this page those
 * that differ, of one elsewhere all.
 */
function asCopied(
  document: PageDocument,
  { groups }: GroupsAdded,
  { originals, languages }: Required<Pick<Pasted, 'originals' | 'languages'>>,
): ValueChange[] {
  const isTold = (change: ValueChange) => {
    const language = valueKeys.content.partOf(change.key)
    return change.after !== null || language === null || languages.includes(language)
  }
  const changes = groups.flatMap((group, index) => {
    const { id = '', values = {} } = originals[index] ?? {}
    const now = document.groups.get(id)?.getState()
    return [
      ...differing({ itemType: 'group', id: group.id }, values, now?.values),
      ...group.fields.flatMap((field) =>
        differing({ itemType: 'field', id: field.id }, field.values, now && (now.fields[field.name]?.values ?? {})),
      ),
    ]
  })
  return changes.filter(isTold)
}

/** Values of the group itself that a copy does not take over. */
const ownKeys: readonly string[] = ['order', 'deleted']

function differing(target: Target, copied: ContentValues, now: ContentValues = copied): ValueChange[] {
  const isKnown = now !== copied
  return Object.keys({ ...now, ...copied })
    .filter((key) => !ownKeys.includes(key))
    .map((key) => ({ type: 'value' as const, ...target, key, before: now[key] ?? null, after: copied[key] ?? null }))
    .filter(({ before, after }) => !isKnown || !isSameValue(before, after))
}
