import { findGroup } from '@blickfang/blocks/groups.ts'
import { itemsIn } from '@blickfang/contract/content/keys/items-in.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { FieldView, GroupView, OptionValues } from '@blickfang/contract/content/page-view.ts'
import type { ContentValues, RichText } from '@blickfang/contract/content/values.ts'
import type { OptionMap } from '@blickfang/contract/kernel/block.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Targets } from '@blickfang/contract/kernel/option.ts'
import { compareSiblings, orderIn, type Placed } from '@blickfang/contract/kernel/sibling-order.ts'
import { hrefOf } from '@blickfang/contract/options/link/option.ts'
import { optionsIn, ownOptions } from '@blickfang/contract/options/option-values.ts'
import { groupBy } from './group-by.ts'
import { resolveRichText } from './resolve-rich-text.ts'

/** Things that the values of a page name, looked up for one language. */
export interface ReadTargets extends Targets {
  readonly mediumOf: (id: string) => MediaView | null
}

/** A group as the read statement hands it over: its values in one state. */
export interface GroupRow {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly values: ContentValues
}

/** A field with what it says in one language, which is taken out of `values`. */
export interface FieldRow {
  readonly id: string
  readonly groupId: string
  readonly name: string
  readonly values: ContentValues
  readonly words: string | RichText | null
  readonly language: Locale | null
}

/**
 * The groups in the order of the page, children after their parents, with the fields that visitors may see. A group whose
 * parent is not among the rows is left out, and so is one that the catalogue does not have any more.
 */
export function groupViews(
  groups: readonly GroupRow[],
  fields: readonly FieldRow[],
  targets: ReadTargets,
): GroupView[] {
  const fieldsOf = groupBy(fields, (field) => field.groupId)
  return inPageOrder(groups).flatMap((row) => groupView(row, fieldsOf.get(row.id) ?? [], targets))
}

/** Siblings sorted by (`order`, `id`), every group followed by its children. */
export function inPageOrder<Row extends GroupRow>(rows: readonly Row[]): Row[] {
  const childrenOf = groupBy(rows, (row) => row.parentId)
  const walk = (parentId: string | null): Row[] =>
    (childrenOf.get(parentId) ?? [])
      .toSorted((a, b) => compareSiblings(placeOf(a), placeOf(b)))
      .flatMap((row) => [row, ...walk(row.id)])
  return walk(null)
}

function placeOf({ id, values }: GroupRow): Placed {
  return { id, order: orderIn(values) }
}

function groupView(row: GroupRow, fields: readonly FieldRow[], targets: ReadTargets): GroupView[] {
  const contract = findGroup(row.name)?.group
  if (!contract) return []
  const names = Object.keys(contract.fields)
  const hiddenFields = names.filter((name) => row.values[valueKeys.visibleFields.key(name)] === false)
  const shown = names.filter((name) => !hiddenFields.includes(name))
  const byName = new Map(fields.map((field) => [field.name, field]))
  return [
    {
      id: row.id,
      parentId: row.parentId,
      name: row.name,
      options: resolvedOptions(contract, row.values, targets),
      hiddenFields,
      items: itemsIn(row.values),
      fields: shown.flatMap((name) => {
        const field = byName.get(name)
        return field ? [fieldView(field, contract.fields[name]?.options ?? {}, targets)] : []
      }),
    },
  ]
}

function fieldView(row: FieldRow, options: OptionMap, targets: ReadTargets): FieldView {
  return {
    id: row.id,
    name: row.name,
    words:
      row.words && typeof row.words === 'object'
        ? resolveRichText(row.words, (link) => hrefOf(link, targets))
        : row.words,
    language: row.language,
    media: typeof row.values.mediaId === 'string' ? targets.mediumOf(row.values.mediaId) : null,
    options: resolvedOptions({ options }, row.values, targets),
  }
}

/** Looks up what options name: stored as JSON, and JSON afterwards. */
function resolvedOptions(
  contract: Parameters<typeof ownOptions>[0],
  values: ContentValues,
  targets: ReadTargets,
): OptionValues {
  return ownOptions(contract, optionsIn(values), targets) as OptionValues
}
