import { isApplicable } from '@blickfang/blocks/is-applicable.ts'
import type { getTranslationStatus as contract } from '@blickfang/contract/api/v1/page.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { AnswerOf } from '@blickfang/contract/kernel/endpoint.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from '../../db/database.ts'
import { keyIn, uuidOf } from '../../reading/read-sql.ts'
import { aliveGroups } from '../content/alive-groups.ts'
import { jsonb } from '../content/content-table.ts'
import { type Languages, readLanguages } from '../content/read-languages.ts'
import { requirePage } from '../content/require-page.ts'
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

/** What a page lacks: texts of its fields, and parts of itself. */
export interface Missing {
  readonly fields: readonly MissingText[]
  readonly alts: readonly MissingAlt[]
  readonly page: readonly MissingPart[]
}

/** Everything that keeps the page from being whole in each of its languages: those of the site that nobody has unticked. */
export async function listMissingTranslations(db: Database, pageId: string): Promise<Missing> {
  const languages = await readLanguages(db)
  const [fields, alts] = await listOfFields(db, pageId, languages)
  return { fields, alts, page: await listPageParts(db, pageId, languages) }
}

async function listPageParts(db: Database, pageId: string, { active }: Languages): Promise<MissingPart[]> {
  return db.rows<MissingPart>(sql`
    select locale, case when btrim(coalesce(p.draft ->> ${keyIn('name', sql`locale`)}, '')) = '' then 'name' else 'slug' end as part
    from pages p, jsonb_array_elements_text(${jsonb(active)}) with ordinality as language(locale, place)
    where p.id = ${pageId} and p.draft -> 'deleted' is distinct from 'true'
      and not coalesce(p.draft -> 'disallowedLanguages' ? locale, false)
      and (btrim(coalesce(p.draft ->> ${keyIn('name', sql`locale`)}, '')) = '' or not p.draft ? ${keyIn('slug', sql`locale`)})
    order by place`)
}

interface MissingInField extends MissingText {
  readonly field: string
  readonly mediaId: string | null
  readonly group: { readonly name: string; readonly values: ContentValues }
}

/**
 * The texts, and the alternative texts of pictures, that the page shows in the default language and lacks in another one.
 * Hidden fields, archived groups and languages that the page, the group or its board is not shown in do not count.
 */
async function listOfFields(
  db: Database,
  pageId: string,
  languages: Languages,
): Promise<[MissingText[], MissingAlt[]]> {
  const others = languages.active.filter((locale) => locale !== languages.default)
  const isThere = (text: SQL) => sql`btrim(coalesce(${text}, '')) <> ''`
  const fallback = sql`${languages.default}::text`
  const rows = await db.rows<MissingInField>(sql`
    with ${aliveGroups(pageId)}
    select f.id as "fieldId", f.group_id as "groupId", locale, f.name as field, m.id as "mediaId",
      json_build_object('name', g.name, 'values', g.draft) as group
    from jsonb_array_elements_text(${jsonb(others)}) as locale
    join pages p on p.id = ${pageId}
      and p.draft -> 'deleted' is distinct from 'true'
      and not coalesce(p.draft -> 'disallowedLanguages' ? locale, false)
    join groups g on g.page_id = p.id and g.id in (select id from alive)
      and g.draft -> 'archived' is distinct from 'true'
      and not coalesce(g.draft -> 'disallowedLanguages' ? locale, false)
    left join groups board on board.id = g.parent_id
    join fields f on f.group_id = g.id
    left join media m on f.kind = 'media' and m.id = ${uuidOf(sql`(f.draft ->> 'mediaId')`)}
    where board.draft -> 'archived' is distinct from 'true'
      and not coalesce(board.draft -> 'disallowedLanguages' ? locale, false)
      and case when f.kind = 'media'
        then ${isThere(sql`m.alt_by_language ->> ${fallback}`)} and not ${isThere(sql`m.alt_by_language ->> locale`)}
        else ${isThere(sql`f.draft -> ${keyIn('content', languages.default)} ->> 'text'`)} and not ${isThere(sql`f.draft -> ${keyIn('content', sql`locale`)} ->> 'text'`)} end`)
  const shown = rows.filter(({ group, field }) => isApplicable(group, field))
  return [
    shown.flatMap(({ mediaId, ...row }) => (mediaId ? [] : [placeOf(row)])),
    shown.flatMap(({ mediaId, ...row }) => (mediaId ? [{ ...placeOf(row), mediaId }] : [])),
  ]
}

function placeOf({ fieldId, groupId, locale }: MissingText): MissingText {
  return { fieldId, groupId, locale }
}

/** How much is missing, by language. */
export function countByLanguage({ fields, alts, page }: Missing): Partial<Record<Locale, number>> {
  const counts: Partial<Record<Locale, number>> = {}
  for (const { locale } of [...page, ...fields, ...alts]) counts[locale] = (counts[locale] ?? 0) + 1
  return counts
}

/** Counts and lists the missing translations of a page. */
export async function getTranslationStatus(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  await requirePage(call.db, call.query.id)
  const missing = await listMissingTranslations(call.db, call.query.id)
  return {
    missing: countByLanguage(missing),
    fields: [...missing.fields],
    alts: [...missing.alts],
    page: [...missing.page],
  }
}
