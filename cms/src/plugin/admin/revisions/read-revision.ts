import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import { type Content, type ContentValues, contentKey } from '@blickfang/shared/content/values.ts'
import { type Locale, locales } from '@blickfang/shared/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
import { listOf } from '../../operations/content/content-table.ts'
import { groupBy } from '../../reading/group-by.ts'
import { inPageOrder } from '../../reading/group-views.ts'

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
  readonly page: ContentValues | null
  readonly groups: readonly StateGroup[]
  readonly fields: readonly StateField[]
}

/** One block or card as it was live, with what it said. */
export interface RevisionBlock {
  readonly id: string
  readonly name: string
  /** 0 for a block, 1 for a card of it. */
  readonly depth: number
  readonly fields: readonly { readonly name: string; readonly words: string; readonly isHidden: boolean }[]
}

/** What went live with one publish, for people to read. */
export interface Revision {
  readonly number: number
  readonly at: string
  /** Who published; null for the seed, and for an account that is gone. */
  readonly by: string | null
  readonly names: readonly { readonly locale: Locale; readonly name: string; readonly slug: string }[]
  readonly blocks: readonly RevisionBlock[]
}

/** The page as a revision keeps it: names and addresses of all languages, the words of one. Null: there is none of this id. */
export async function findRevision(db: Database, id: string, locale: Locale): Promise<Revision | null> {
  const [row] = await db.rows<RevisionRow>(sql`
    select r.number::int, r.created_at as at, coalesce(nullif(u.name, ''), u.email) as by,
      r.state -> 'page' as page, r.state -> 'groups' as groups, r.state -> 'fields' as fields
    from revisions r left join users u on u.id = r.actor_id where r.id = ${id}`)
  if (!row) return null
  const { number, at, by } = row
  const page = row.page ?? {}
  const names = locales.flatMap((locale) => {
    const [name, slug] = [page[`name.${locale}`], page[`slug.${locale}`]]
    return typeof name === 'string' ? [{ locale, name, slug: typeof slug === 'string' ? slug : '' }] : []
  })
  return { number, at: new Date(at).toISOString(), by, names, blocks: blocksOf(row, locale, await fileNames(db, row)) }
}

/** What the media that the revision names are called; those that were deleted since have no name. */
async function fileNames(db: Database, { fields }: RevisionRow): Promise<ReadonlyMap<string, string>> {
  const ids = fields.flatMap(({ values }) => (typeof values.mediaId === 'string' ? [values.mediaId] : []))
  const rows = await db.rows<{ id: string; name: string }>(
    sql`select id, coalesce(original_filename, filename) as name from media where id = any(${listOf(ids, 'uuid')})`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function blocksOf(row: RevisionRow, locale: Locale, files: ReadonlyMap<string, string>): RevisionBlock[] {
  const fieldsOf = groupBy(row.fields, (field) => field.groupId)
  return inPageOrder(row.groups).map(({ id, parentId, name, values }) => {
    const byName = new Map((fieldsOf.get(id) ?? []).map((field) => [field.name, field]))
    const known = Object.keys(findGroup(name)?.group.fields ?? {})
    // What the catalogue has no more comes last.
    const ordered = [...new Set([...known, ...byName.keys()])]
    const fields = ordered.flatMap((field) => {
      const words = wordsOf(byName.get(field)?.values ?? {}, locale, files)
      return words ? [{ name: field, words, isHidden: values[`visibleFields.${field}`] === false }] : []
    })
    return { id, name, depth: parentId === null ? 0 : 1, fields }
  })
}

function wordsOf(values: ContentValues, locale: Locale, files: ReadonlyMap<string, string>): string {
  if (typeof values.mediaId === 'string') return files.get(values.mediaId) ?? values.mediaId
  return (values[contentKey(locale)] as Content | undefined)?.text ?? ''
}
