import { findGroup } from '@blickfang/blocks/groups.ts'
import { contentKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Content, ContentValues } from '@blickfang/contract/content/values.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import type { Names, Option } from '@blickfang/contract/kernel/option.ts'
import { optionInWords, optionsIn } from '@blickfang/contract/options/option-values.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { groupBy } from '../../reading/group-by.ts'
import { inPageOrder } from '../../reading/group-views.ts'
import { findNames } from './find-names.ts'

interface StateGroup {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly values: ContentValues
}

interface StateField {
  readonly id: string
  readonly groupId: string
  readonly name: string
  readonly values: ContentValues
}

interface RevisionRow {
  readonly number: number
  readonly at: string
  readonly by: string | null
  readonly key: string | null
  readonly page: ContentValues | null
  readonly groups: readonly StateGroup[]
  readonly fields: readonly StateField[]
}

/** Block or card as it was live, with its words. */
export interface RevisionBlock {
  readonly id: string
  readonly name: string
  /** 0 for a block, 1 for a card of it. */
  readonly depth: number
  /** How the block itself was set. */
  readonly options: readonly RevisionOption[]
  readonly fields: readonly {
    readonly name: string
    readonly words: string
    readonly isHidden: boolean
    readonly options: readonly RevisionOption[]
  }[]
}

/** A setting that had a value of its own, in words. */
interface RevisionOption {
  readonly name: string
  readonly words: string
}

/** State that went live with one publish, for people to read. */
export interface Revision {
  readonly number: number
  readonly at: string
  /** Person who published; null for the seed, and for an account that is gone. */
  readonly by: string | null
  /** Name of the key of a program that did it for the person; null: they did it themselves. */
  readonly key: string | null
  readonly names: readonly { readonly locale: Locale; readonly name: string; readonly slug: string }[]
  readonly blocks: readonly RevisionBlock[]
}

interface Asked {
  readonly id: string
  /** Language of the words that are shown. */
  readonly locale: Locale
  /** The reader's language. */
  readonly language: string
}

/** The page as a revision keeps it: names and addresses of all languages, the words of one. Null: there is none of this id. */
export async function findRevision(db: Database, { id, locale, language }: Asked): Promise<Revision | null> {
  const [row] = await db.rows<RevisionRow>(sql`
    select r.number::int, r.created_at as at, coalesce(nullif(u.name, ''), u.email) as by, r.key_name as key,
      r.state -> 'page' as page, r.state -> 'groups' as groups, r.state -> 'fields' as fields
    from bf_revisions r left join ${db.accounts.table} u on u.id = r.actor_id where r.id = ${id}`)
  if (!row) return null
  const { number, at, by, key, groups, fields } = row
  const page = row.page ?? {}
  const names = locales.flatMap((locale) => {
    const [name, slug] = [page[valueKeys.name.key(locale)], page[valueKeys.slug.key(locale)]]
    return typeof name === 'string' ? [{ locale, name, slug: typeof slug === 'string' ? slug : '' }] : []
  })
  const named = await findNames(
    db,
    [...groups, ...fields].map(({ values }) => values),
    language,
  )
  const blocks = blocksOf(row, { locale, names: named })
  return { number, at: new Date(at).toISOString(), by, key, names, blocks }
}

interface Reader {
  readonly locale: Locale
  readonly names: Names
}

function blocksOf(row: RevisionRow, reader: Reader): RevisionBlock[] {
  const fieldsOf = groupBy(row.fields, (field) => field.groupId)
  return inPageOrder(row.groups).map(({ id, parentId, name, values }) => {
    const group = findGroup(name)?.group
    const byName = new Map((fieldsOf.get(id) ?? []).map((field) => [field.name, field]))
    // What the catalogue has no more comes last.
    const ordered = [...new Set([...Object.keys(group?.fields ?? {}), ...byName.keys()])]
    const fields = ordered.flatMap((field) => {
      const own = byName.get(field)?.values ?? {}
      const words = wordsOf(own, reader)
      const options = optionsOf(own, group?.fields[field]?.options, reader)
      const isHidden = values[valueKeys.visibleFields.key(field)] === false
      return words || options.length > 0 ? [{ name: field, words, isHidden, options }] : []
    })
    const options = optionsOf(values, group?.options, reader)
    return { id, name, depth: parentId === null ? 0 : 1, options, fields }
  })
}

function wordsOf(values: ContentValues, { locale, names }: Reader): string {
  if (typeof values.mediaId === 'string') return names.mediumName(values.mediaId) ?? values.mediaId
  return (values[contentKey(locale)] as Content | undefined)?.text ?? ''
}

/** In the catalogue's order; a setting that the catalogue has no more says nothing to anybody. */
function optionsOf(
  values: ContentValues,
  known: Readonly<Record<string, Option>> | undefined,
  { names }: Reader,
): RevisionOption[] {
  const own = optionsIn(values)
  return Object.entries(known ?? {}).flatMap(([name, option]) => {
    const words = optionInWords(option, own[name], names)
    return words === null ? [] : [{ name, words }]
  })
}
