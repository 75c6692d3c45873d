import type { EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { plainText, toRichText } from '@blickfang/contract/content/rich-text.ts'
import type { Content, ContentValues } from '@blickfang/contract/content/values.ts'
import { type StarterCard, startersOf } from '@blickfang/contract/kernel/block.ts'
import type { FieldKind } from '@blickfang/contract/kernel/field.ts'
import { type Json, jsonSchema } from '@blickfang/contract/kernel/json.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import { valuesOf } from '@blickfang/contract/options/option-values.ts'
import { generateNKeysBetween } from 'fractional-indexing'
import { v7 } from 'uuid'
import { findGroup } from './catalogue/known-blocks.ts'
import { fieldId } from './field-id.ts'

interface NewGroup {
  readonly name: string
  readonly parentId: string | null
  readonly order: string
  readonly locale: Locale
  /** Contents that the group begins with, where they are not those of its contract. */
  readonly starter?: StarterCard
}

/** A fresh group as `group/add` would make it, with the cards it starts with; the server keeps these ids. */
export function newGroup({ name, parentId, order, locale, starter = {} }: NewGroup): readonly EditorGroup[] {
  const contract = findGroup(name)
  if (!contract) throw new Error(`There is no block «${name}»`)
  const id = v7()
  const fields = Object.entries(contract.group.fields).map(([field, { sample, kind }]) => ({
    id: fieldId(id, field),
    groupId: id,
    name: field,
    status: 'draft' as const,
    values: sampleValues({ sample: starter.words?.[field] ?? sample, kind }, locale),
    revs: {},
  }))
  const values = { order, ...valuesOf(starter.options) }
  const group = { id, parentId, name, status: 'draft' as const, values, revs: {}, fields }
  return [group, ...starters(contract, id, locale)]
}

function starters({ block, slot }: NonNullable<ReturnType<typeof findGroup>>, parentId: string, locale: Locale) {
  const cards = slot === null ? startersOf(block) : []
  const orders = generateNKeysBetween(null, null, cards.length)
  return cards.flatMap(({ card, starter }, index) =>
    newGroup({ name: card.name, parentId, order: orders[index] ?? firstOrder, locale, starter }),
  )
}

function sampleValues(
  { sample, kind }: { sample?: string | undefined; kind: FieldKind },
  locale: Locale,
): ContentValues {
  // Samples are German; elsewhere a new block starts empty. The server does the same.
  if (!sample || locale !== 'de') return {}
  const json = kind === 'richText' ? toRichText(sample) : undefined
  const content: Content = { text: json ? plainText(json) : sample, by: 'person', ...(json && { json }) }
  return { [contentKey(locale)]: jsonSchema.parse(content) satisfies Json }
}
