import type { getTranslationStatus as contract } from '@blickfang/shared/api/v1/page.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../../db/database.ts'
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

/** A language of the page in which the page itself has no name, or a name and no address. */
interface MissingPart {
  readonly locale: Locale
  readonly part: 'name' | 'slug'
}

/** What a page lacks: texts of its fields, and parts of itself. */
export interface Missing {
  readonly fields: readonly MissingText[]
  readonly page: readonly MissingPart[]
}

/** Everything that keeps the page from being whole in each of its languages: those of the site that nobody has unticked. */
export async function listMissingTranslations(db: Database, pageId: string): Promise<Missing> {
  const languages = await readLanguages(db)
  return { fields: await listTexts(db, pageId, languages), page: await listPageParts(db, pageId, languages) }
}

async function listPageParts(db: Database, pageId: string, { active }: Languages): Promise<MissingPart[]> {
  return db.rows<MissingPart>(sql`
    select locale, case when btrim(coalesce(p.draft ->> ('name.' || locale), '')) = '' then 'name' else 'slug' end as part
    from pages p, jsonb_array_elements_text(${jsonb(active)}) with ordinality as language(locale, place)
    where p.id = ${pageId} and p.draft -> 'deleted' is distinct from 'true'
      and not coalesce(p.draft -> 'disallowedLanguages' ? locale, false)
      and (btrim(coalesce(p.draft ->> ('name.' || locale), '')) = '' or not p.draft ? ('slug.' || locale))
    order by place`)
}

/**
 * The texts that the page shows in the default language and lacks in another one. Hidden fields, archived groups and
 * languages that the page, the group or its board is not shown in do not count.
 */
async function listTexts(db: Database, pageId: string, languages: Languages): Promise<MissingText[]> {
  const others = languages.active.filter((locale) => locale !== languages.default)
  return db.rows<MissingText>(sql`
    with ${aliveGroups(pageId)}
    select f.id as "fieldId", f.group_id as "groupId", locale
    from jsonb_array_elements_text(${jsonb(others)}) as locale
    join pages p on p.id = ${pageId}
      and p.draft -> 'deleted' is distinct from 'true'
      and not coalesce(p.draft -> 'disallowedLanguages' ? locale, false)
    join groups g on g.page_id = p.id and g.id in (select id from alive)
      and g.draft -> 'archived' is distinct from 'true'
      and not coalesce(g.draft -> 'disallowedLanguages' ? locale, false)
    left join groups board on board.id = g.parent_id
    join fields f on f.group_id = g.id and f.kind <> 'media'
    where board.draft -> 'archived' is distinct from 'true'
      and not coalesce(board.draft -> 'disallowedLanguages' ? locale, false)
      and g.draft -> ('visibleFields.' || f.name) is distinct from 'false'
      and btrim(coalesce(f.draft -> ${`content.${languages.default}`} ->> 'text', '')) <> ''
      and btrim(coalesce(f.draft -> ('content.' || locale) ->> 'text', '')) = ''`)
}

/** How much is missing, by language. */
export function countByLanguage({ fields, page }: Missing): Partial<Record<Locale, number>> {
  const counts: Partial<Record<Locale, number>> = {}
  for (const { locale } of [...page, ...fields]) counts[locale] = (counts[locale] ?? 0) + 1
  return counts
}

/** Counts and lists the missing translations of a page. */
export async function getTranslationStatus(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  await requirePage(call.db, call.query.id)
  const missing = await listMissingTranslations(call.db, call.query.id)
  return { missing: countByLanguage(missing), fields: [...missing.fields], page: [...missing.page] }
}
