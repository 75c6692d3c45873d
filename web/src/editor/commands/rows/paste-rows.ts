import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { generateNKeysBetween } from 'fractional-indexing'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import type { Patch } from '../../model/change.ts'
import { fieldId } from '../../model/field-id.ts'
import type { GroupState } from '../../model/group-state.ts'
import { orderOf } from '../../model/in-order.ts'
import { newGroup } from '../../model/new-group.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { roomFor } from '../../model/room/room-for.ts'
import { siblings } from '../../model/sort-siblings.ts'
import { defineCommand } from '../command.ts'
import { setContent } from '../set-content.ts'

interface Rows {
  /** Card that takes the first row. */
  readonly groupId: string
  /** Plain texts of the card that take the columns, in their order. */
  readonly names: readonly string[]
  /** Rows of a table, none of them longer than `names`. */
  readonly rows: readonly (readonly string[])[]
}

/**
 * Puts the rows of a table onto cards, one each: the card that has the caret, those behind it in which nobody has written yet, then
 * new ones before the next card that has words, in a single step of undo. Without room for all of them nothing changes.
 */
export const pasteRows = defineCommand<Rows>({
  name: 'pasteRows',
  history: 'record',
  plan: (document, { groupId, names, rows }) => {
    const card = document.groups.get(groupId)?.getState()
    if (!card || card.parentId === null) return []
    const all = siblings(document, card.parentId)
    const place = all.findIndex(({ id }) => id === groupId)
    const behind = all.slice(place + 1)
    const written = behind.findIndex((one) => one.name !== card.name || !isFresh(document, one))
    const fresh = written < 0 ? behind : behind.slice(0, written)
    const taking = [card, ...fresh].slice(0, rows.length)
    const rest = rows.slice(taking.length)
    if (rest.length > roomFor(document, card.name, card.parentId)) return []
    const next = all[place + taking.length]
    const orders = generateNKeysBetween(orderOf(taking.at(-1) ?? card), next ? orderOf(next) : null, rest.length)
    return [
      ...taking.flatMap((one, at) => fill(document, one, textsOf(names, rows[at]))),
      ...rest.flatMap((row, at) => newCard(document, card, { order: orders[at] ?? '', texts: textsOf(names, row) })),
    ]
  },
})

/** Whether all texts of a card are as it began. */
function isFresh(document: PageDocument, { name, fields }: GroupState): boolean {
  const contract = findGroup(name)?.group
  const key = contentKey(document.locale)
  return Object.entries(fields).every(([field, { values }]) => {
    const text = Object(values[key]).text ?? ''
    return text === '' || text === contract?.fields[field]?.sample
  })
}

type Texts = ReadonlyMap<string, string>

/** Texts by the names of their fields; a field that the row has no column for loses its sample. */
function textsOf(names: readonly string[], row: readonly string[] = []): Texts {
  return new Map(names.map((name, at) => [name, row[at] ?? '']))
}

function fill(document: PageDocument, { fields }: GroupState, texts: Texts): Patch {
  return [...texts].flatMap(([name, text]) => {
    const field = fields[name]
    return field ? setContent.plan(document, { fieldId: field.id, content: text === '' ? null : { text } }) : []
  })
}

interface NewCard {
  readonly order: string
  readonly texts: Texts
}

function newCard(document: PageDocument, { name, parentId }: GroupState, { order, texts }: NewCard): Patch {
  const [group] = newGroup({ name, parentId, order, locale: document.defaultLocale })
  if (!group) return []
  const key = contentKey(document.locale)
  const words = [...texts].flatMap(([field, text]): Patch => {
    const before = group.fields.find((one) => one.name === field)?.values[key] ?? null
    const after = text === '' ? null : { text, by: 'person' }
    return [{ type: 'value', itemType: 'field', id: fieldId(group.id, field), key, before, after }]
  })
  return [{ type: 'addGroup', groups: [group] }, ...words]
}
