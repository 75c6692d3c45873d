import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { FieldView, GroupView } from '@blickfang/shared/content/page-view.ts'
import type { Content, ContentValues } from '@blickfang/shared/content/values.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { groupBy } from './group-by.ts'
import { optionViews, type Targets } from './option-views.ts'
import { resolveRichText } from './resolve-rich-text.ts'

/** A group as the read statement hands it over: its values in one state. */
export interface GroupRow {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly values: ContentValues
}

/** A field with the words of one language: `content.*` is taken out of `values`. */
export interface FieldRow {
  readonly id: string
  readonly groupId: string
  readonly name: string
  readonly values: ContentValues
  readonly content: Content | null
  readonly language: Locale | null
}

/**
 * The groups in the order of the page, children after their parents, with the fields that visitors may see. A group whose
 * parent is not among the rows is left out, and so is one that the catalogue does not have any more.
 */
export function groupViews(groups: readonly GroupRow[], fields: readonly FieldRow[], targets: Targets): GroupView[] {
  const fieldsOf = groupBy(fields, (field) => field.groupId)
  return inPageOrder(groups).flatMap((row) => groupView(row, fieldsOf.get(row.id) ?? [], targets))
}

/** Siblings sorted by (`order`, `id`), every group followed by its children. */
export function inPageOrder<Row extends GroupRow>(rows: readonly Row[]): Row[] {
  const childrenOf = groupBy(rows, (row) => row.parentId)
  const walk = (parentId: string | null): Row[] =>
    (childrenOf.get(parentId) ?? []).toSorted(bySiblingOrder).flatMap((row) => [row, ...walk(row.id)])
  return walk(null)
}

function bySiblingOrder(a: GroupRow, b: GroupRow): number {
  const [first, second] = [orderKey(a), orderKey(b)]
  return first < second ? -1 : first > second ? 1 : 0
}

function orderKey({ id, values }: GroupRow): string {
  return `${String(values.order ?? 'a0')} ${id}`
}

function groupView(row: GroupRow, fields: readonly FieldRow[], targets: Targets): GroupView[] {
  const contract = findGroup(row.name)?.group
  if (!contract) return []
  const names = Object.keys(contract.fields)
  const hiddenFields = names.filter((name) => row.values[`visibleFields.${name}`] === false)
  const shown = names.filter((name) => !hiddenFields.includes(name))
  const byName = new Map(fields.map((field) => [field.name, field]))
  return [
    {
      id: row.id,
      parentId: row.parentId,
      name: row.name,
      options: optionViews(row.values, contract.options, targets),
      hiddenFields,
      fields: shown.flatMap((name) => {
        const field = byName.get(name)
        return field ? [fieldView(field, contract.fields[name]?.options ?? {}, targets)] : []
      }),
    },
  ]
}

function fieldView(row: FieldRow, options: Parameters<typeof optionViews>[1], targets: Targets): FieldView {
  return {
    id: row.id,
    name: row.name,
    text: row.content?.text ?? null,
    json: row.content?.json ? resolveRichText(row.content.json, targets.hrefOf) : null,
    language: row.language,
    media: typeof row.values.mediaId === 'string' ? (targets.media.get(row.values.mediaId) ?? null) : null,
    options: optionViews(row.values, options, targets),
  }
}
