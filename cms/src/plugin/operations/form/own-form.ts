import { form as block } from '@blickfang/blocks/form/contract.ts'
import { groupCollections } from '@blickfang/blocks/page-collections.ts'
import { contentsOf } from '@blickfang/contract/content/contents-of.ts'
import { type AskedField, askedIn, oneLine } from '@blickfang/contract/forms/own/asked-field.ts'
import type { PlainWords } from '@blickfang/contract/kernel/contents/block-contents.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { optionsIn, setOptions } from '@blickfang/contract/options/option-values.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { type FieldRow, type GroupRow, groupViews } from '../../reading/group-views.ts'
import { fieldRows, isShown, languageShown, listOf, shownFields, site } from '../../reading/read-sql.ts'
import { textArray } from '../../reading/text-array.ts'

/** A form that its owner made, as visitors of one language meet it, and what only the server knows of it. */
export interface OwnForm {
  readonly asked: readonly AskedField[]
  /** Name of the form, or empty. */
  readonly about: string
  readonly thanks: readonly string[]
  /** Empty: the shop's address. */
  readonly recipient: string
  readonly isConfirmed: boolean
  /** Null: as the settings say. */
  readonly keepDays: number | null
}

interface Row {
  readonly groups: readonly GroupRow[] | null
  readonly fields: readonly FieldRow[] | null
}

/** The live form in a block; null where no visitor of the language finds one. */
export async function findOwnForm(db: Database, id: string, locale: Locale): Promise<OwnForm | null> {
  const [row] = await db.rows<Row>(statement(id, locale))
  const { groups, fields } = { groups: row?.groups ?? [], fields: row?.fields ?? [] }
  const values = groups.find((group) => group.id === id)?.values
  const views = groupViews(groups, fields, { locale, addressOf: () => null, mediumOf: () => null })
  const view = views.find((one) => one.id === id)
  if (!values || !view) return null
  const { cards, words: said } = contentsOf(block, view, views)
  const options = setOptions(block.options, optionsIn(values))
  return {
    asked: askedIn(cards.fields),
    about: oneLine(linesOf(said.title).join(' ')),
    thanks: linesOf(said.thanks),
    recipient: String(options.recipient),
    isConfirmed: options.isConfirmed === true,
    keepDays: Number(options.keepDays) || null,
  }
}

function linesOf(words: PlainWords | undefined): readonly string[] {
  return (words?.lines ?? []).map((line) => line.trim()).filter(Boolean)
}

/** Pages that blocks of others show whole stand in where they lack a language. */
const isInBlocks = sql`coalesce(p.collection = any(${textArray(groupCollections)}), false)`

/** The block and its cards in one snapshot, each with its words in the language or the one that stands in. */
function statement(id: string, locale: Locale) {
  const live = sql`g.published`
  return sql`with ${site},
  own_block as (
    select g.id, g.parent_id, g.name, ${live} as values
    from bf_groups g join bf_pages p on p.id = g.page_id
    where g.id = ${id}::uuid and g.name = ${block.name} and ${isShown(live, locale)}
      and ${languageShown(sql`p.published`, locale, isInBlocks)} is not null
      and (select active from site) ? ${locale}::text),
  shown_group as (
    select * from own_block
    union all select g.id, g.parent_id, g.name, ${live}
    from bf_groups g where g.parent_id = (select id from own_block) and ${isShown(live, locale)}),
  ${shownFields({ from: sql`shown_group s join bf_fields f on f.group_id = s.id`, values: sql`f.published`, language: locale })}
  select ${listOf(sql`shown_group`, { id: 'id', parentId: 'parent_id', name: 'name', values: 'values' })} as groups,
    ${fieldRows} as fields`
}
