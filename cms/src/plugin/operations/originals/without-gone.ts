import { findGroup } from '@blickfang/blocks/groups.ts'
import type { Gone } from '@blickfang/contract/api/v1/templates/templates.ts'
import { parseKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { linkedPages } from '@blickfang/contract/content/rich-text.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { OptionMap } from '@blickfang/contract/kernel/block.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { NamedIds } from '@blickfang/contract/kernel/value/value.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { listOf } from '../content/content-table.ts'
import type { TemplateContent } from './kept-content.ts'

/** Things that a template names and the site has no more. */
interface Lost {
  readonly media: ReadonlySet<string>
  readonly pages: ReadonlySet<string>
}

/** Takes out of a template the media that are gone and the links to pages that are gone, and counts both. Inside a transaction the media that are left stay until it ends. */
export async function withoutGone(
  tx: Database,
  content: TemplateContent,
): Promise<TemplateContent & { readonly gone: Gone }> {
  const named = namedInTemplate(content)
  const lost = await findLost(tx, named)
  const gone = { media: lost.media.size, pages: lost.pages.size }
  if (gone.media + gone.pages === 0) return { ...content, gone }
  const { optionsOfGroup, optionsOfField } = contractsOf(content)
  return {
    gone,
    groups: content.groups.map((group) => ({ ...group, draft: cleared(group.draft, optionsOfGroup(group), lost) })),
    fields: content.fields.map((field) => ({ ...field, draft: cleared(field.draft, optionsOfField(field), lost) })),
  }
}

/** The ids of all media and pages that a template names. */
export function namedInTemplate(content: TemplateContent): NamedIds {
  const { optionsOfGroup, optionsOfField } = contractsOf(content)
  const all = [
    ...content.groups.flatMap((group) => namedInValues(group.draft, optionsOfGroup(group))),
    ...content.fields.flatMap((field) => namedInValues(field.draft, optionsOfField(field))),
  ]
  return { media: all.flatMap(({ media }) => media), pages: all.flatMap(({ pages }) => pages) }
}

function contractsOf({ groups }: TemplateContent) {
  const names = new Map(groups.map(({ id, name }) => [id, name]))
  const contractOf = (id: string) => findGroup(names.get(id) ?? '')?.group
  return {
    optionsOfGroup: ({ id }: { readonly id: string }): OptionMap => contractOf(id)?.options ?? {},
    optionsOfField: ({ group_id, name }: { readonly group_id: string; readonly name: string }): OptionMap =>
      contractOf(group_id)?.fields[name]?.options ?? {},
  }
}

function namedInValues(values: ContentValues, options: OptionMap): NamedIds[] {
  return Object.entries(values).map(([key, value]) => namedIn(key, value, options))
}

/** Ids in one value that must be there for it to have an effect. */
function namedIn(key: string, value: Json, options: OptionMap): NamedIds {
  const found = parseKey(key)
  if (!found || value === null || found.value.namesGone) return { media: [], pages: [] }
  const option = found.value === valueKeys.options ? options[found.part] : undefined
  return found.value.named(value, option)
}

async function findLost(tx: Database, { media, pages }: NamedIds): Promise<Lost> {
  const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id))
  const thereOf = {
    media: ids(
      media.length === 0
        ? []
        : await tx.rows(
            sql`select id from bf_media where id = any(${listOf(media, 'uuid')}) order by id for key share`,
          ),
    ),
    pages: ids(
      pages.length === 0
        ? []
        : await tx.rows(sql`select id from bf_pages where id = any(${listOf(pages, 'uuid')}) and status <> 'deleted'`),
    ),
  }
  const lostOf = (named: readonly string[], there: ReadonlySet<string>) => new Set(named.filter((id) => !there.has(id)))
  return { media: lostOf(media, thereOf.media), pages: lostOf(pages, thereOf.pages) }
}

function cleared(values: ContentValues, options: OptionMap, lost: Lost): ContentValues {
  const isLost = ({ media, pages }: NamedIds) =>
    media.some((id) => lost.media.has(id)) || pages.some((id) => lost.pages.has(id))
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, Json][] => {
      if (!isLost(namedIn(key, value, options))) return [[key, value]]
      if (valueKeys.content.partOf(key) !== null) return [[key, withoutLinks(value, lost.pages)]]
      // Of several pictures the others stay.
      return Array.isArray(value) ? [[key, value.filter((each) => !isLost(namedIn(key, [each], options)))]] : []
    }),
  )
}

/** Words whose links to lost pages are words alone. */
function withoutLinks(value: Json, lost: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.flatMap((node) => partsOf(node, lost))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutLinks(part, lost)]))
}

function partsOf(node: Json, lost: ReadonlySet<string>): readonly Json[] {
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return [node]
  const { type, fields, children } = node as Readonly<Record<string, Json>>
  const isDead = type === 'link' && linkedPages(fields).some((id) => lost.has(id))
  return isDead && Array.isArray(children) ? children : [withoutLinks(node, lost)]
}
