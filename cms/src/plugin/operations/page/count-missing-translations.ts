import { findGroup } from '@blickfang/blocks/groups.ts'
import { isApplicable } from '@blickfang/blocks/is-applicable.ts'
import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { getTranslationStatus as contract } from '@blickfang/contract/api/v1/page.ts'
import { countLocales } from '@blickfang/contract/content/count-locales.ts'
import type { Content, ContentValues } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import { groupBy } from '../../reading/group-by.ts'
import { keyIn, uuidOf } from '../../reading/read-sql.ts'
import { findTranslator } from '../../translation/open-translator.ts'
import { jsonb, listOf } from '../content/content-table.ts'
import { getLanguages, type Languages } from '../content/get-languages.ts'
import { requirePage } from '../content/require-page.ts'
import { sourceIn } from '../content/source-of.ts'
import type { Call } from '../operation-context.ts'

interface MissingText {
  readonly fieldId: string
  readonly groupId: string
  readonly locale: Locale
}

/** A picture that the page shows, whose alternative text is there in the default language only. */
interface MissingAlt extends MissingText {
  readonly mediaId: string
}

/** A language of the page in which the page itself has no name, or a name and no address. */
interface MissingPart {
  readonly locale: Locale
  readonly part: 'name' | 'slug'
}

/** A text whose original has changed since somebody translated it. */
interface StaleText extends MissingText {
  readonly by: Content['by']
}

/** The parts that a page lacks: texts of its fields, and parts of itself. */
export interface Missing {
  readonly fields: readonly MissingText[]
  readonly alts: readonly MissingAlt[]
  readonly page: readonly MissingPart[]
}

/** Counts the parts that a page lacks, and those of its translations that a person should look at. None of the latter keeps it from being published. */
export interface Translations extends Missing {
  readonly stale: readonly StaleText[]
  /** A machine's words that nobody has looked at. */
  readonly unchecked: readonly MissingText[]
}

/** Everything that keeps the page from being whole in each of its languages (those of the site that nobody has unticked), and what a person should look at. */
export async function listTranslations(db: Database, pageId: string): Promise<Translations> {
  const found = (await listTranslationsOf(db, [pageId])).get(pageId)
  return found ?? { fields: [], alts: [], page: [], stale: [], unchecked: [] }
}

/** The same of several pages, by id. */
export async function listTranslationsOf(
  db: Database,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, Translations>> {
  const languages = await getLanguages(db)
  const fields = groupBy(await db.rows<RowOfField>(ofFields(pageIds, languages)), ({ pageId }) => pageId)
  const parts = groupBy(await db.rows<RowOfPage>(ofPages(pageIds, languages)), ({ pageId }) => pageId)
  return new Map(
    pageIds.map((id) => [
      id,
      {
        ...translationsIn(fields.get(id) ?? []),
        page: (parts.get(id) ?? []).map(({ locale, part }) => ({ locale, part })),
      },
    ]),
  )
}

interface RowOfPage extends MissingPart {
  readonly pageId: string
}

function ofPages(pageIds: readonly string[], { active }: Languages): SQL {
  return sql`
    select p.id as "pageId", locale,
      case when btrim(coalesce(p.draft ->> ${keyIn('name', sql`locale`)}, '')) = '' then 'name' else 'slug' end as part
    from bf_pages p, jsonb_array_elements_text(${jsonb(active)}) with ordinality as language(locale, place)
    where p.id = any(${listOf(pageIds, 'uuid')}) and p.draft -> 'deleted' is distinct from 'true'
      and not coalesce(p.draft -> 'disallowedLanguages' ? locale, false)
      and (btrim(coalesce(p.draft ->> ${keyIn('name', sql`locale`)}, '')) = '' or not p.draft ? ${keyIn('slug', sql`locale`)})
    order by place`
}

interface RowOfField extends MissingText {
  readonly pageId: string
  readonly field: string
  readonly mediaId: string | null
  readonly group: { readonly name: string; readonly values: ContentValues }
  /** null: there is no text in the language. */
  readonly own: Pick<Content, 'by' | 'checked'> | null
  readonly isStale: boolean
}

/**
 * The texts, and the alternative texts of pictures, that the page shows in the default language and lacks in another one, or has
 * as a machine's words or from another original. Hidden fields, archived groups and languages that the page, the group or its
 * board is not shown in do not count.
 */
function translationsIn(rows: readonly RowOfField[]): Omit<Translations, 'page'> {
  const shown = rows.filter(({ group, field }) => isApplicable(findGroup(group.name)?.group, group.values, field))
  const isUnchecked = ({ own }: RowOfField) => own?.by === 'machine' && own.checked !== true
  return {
    fields: shown.flatMap((row) => (row.mediaId || row.own ? [] : [placeOf(row)])),
    alts: shown.flatMap((row) => (row.mediaId ? [{ ...placeOf(row), mediaId: row.mediaId }] : [])),
    stale: shown.flatMap((row) => (row.own && row.isStale ? [{ ...placeOf(row), by: row.own.by }] : [])),
    unchecked: shown.flatMap((row) => (isUnchecked(row) && !row.isStale ? [placeOf(row)] : [])),
  }
}

function ofFields(pageIds: readonly string[], languages: Languages): SQL {
  const others = languages.active.filter((locale) => locale !== languages.default)
  const isThere = (text: SQL) => sql`btrim(coalesce(${text}, '')) <> ''`
  const fallback = sql`${languages.default}::text`
  const original = sql`(f.draft -> ${keyIn('content', languages.default)} ->> 'text')`
  const own = sql`(f.draft -> ${keyIn('content', sql`locale`)})`
  const isStale = sql`(${own} ->> 'source' <> ${sourceIn(original)})`
  return sql`
    select p.id as "pageId", f.id as "fieldId", f.group_id as "groupId", locale, f.name as field, m.id as "mediaId",
      json_build_object('name', g.name, 'values', g.draft) as group,
      case when f.kind <> 'media' and ${isThere(sql`${own} ->> 'text'`)}
        then json_build_object('by', ${own} -> 'by', 'checked', ${own} -> 'checked') end as own,
      coalesce(${isStale}, false) as "isStale"
    from jsonb_array_elements_text(${jsonb(others)}) as locale
    join bf_pages p on p.id = any(${listOf(pageIds, 'uuid')})
      and p.draft -> 'deleted' is distinct from 'true'
      and not coalesce(p.draft -> 'disallowedLanguages' ? locale, false)
    join bf_groups g on g.page_id = p.id and g.draft -> 'deleted' is distinct from 'true'
      and g.draft -> 'archived' is distinct from 'true'
      and not coalesce(g.draft -> 'disallowedLanguages' ? locale, false)
    left join bf_groups board on board.id = g.parent_id
    join bf_fields f on f.group_id = g.id
    left join bf_media m on f.kind = 'media' and m.id = ${uuidOf(sql`(f.draft ->> 'mediaId')`)}
    where board.draft -> 'deleted' is distinct from 'true' and board.draft -> 'archived' is distinct from 'true'
      and not coalesce(board.draft -> 'disallowedLanguages' ? locale, false)
      and case when f.kind = 'media'
        then ${isThere(sql`m.alt_by_language ->> ${fallback}`)} and not ${isThere(sql`m.alt_by_language ->> locale`)}
        else ${isThere(original)} and (not ${isThere(sql`${own} ->> 'text'`)} or ${isStale}
          or (${own} ->> 'by' = 'machine' and ${own} -> 'checked' is distinct from 'true')) end`
}

function placeOf({ fieldId, groupId, locale }: MissingText): MissingText {
  return { fieldId, groupId, locale }
}

/** How much is missing, by language. */
export function countByLanguage({ fields, alts, page }: Missing): Partial<Record<Locale, number>> {
  return countLocales([...page, ...fields, ...alts])
}

/** How many translations a person should look at, by language. */
export function countLooks({
  stale,
  unchecked,
}: Pick<Translations, 'stale' | 'unchecked'>): Partial<Record<Locale, number>> {
  return countLocales([...stale, ...unchecked])
}

/** Counts and lists the missing translations of a page, and lists what a person should look at. */
export async function getTranslationStatus(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  await requirePage(call.db, call.query.id)
  const { fields, alts, page, stale, unchecked } = await listTranslations(call.db, call.query.id)
  return {
    missing: countByLanguage({ fields, alts, page }),
    fields: [...fields],
    alts: [...alts],
    page: [...page],
    stale: [...stale],
    unchecked: [...unchecked],
    canTranslate: findTranslator(call.payload) !== null,
  }
}
