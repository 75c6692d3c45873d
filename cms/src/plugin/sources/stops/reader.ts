import { stops } from '@blickfang/contract/sources/stops/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { pageTeasers, type TeaserRow } from '../../reading/page-teaser.ts'
import { languageShown } from '../../reading/read-sql.ts'
import { asIfShown, teaserMediaIds, teasers } from '../../reading/teaser-sql.ts'
import { defineReader } from '../source-reader.ts'

const standsIn = sql`true`

export const stopsReader = defineReader(stops, {
  wholePages: ({ locale, state, parameters }) => {
    const language = languageShown(asIfShown(state), locale, standsIn)
    return sql`select p.id, ${language} as language from bf_pages p
      where p.collection = ${parameters}->>'collection' and ${language} is not null and p.id <> (select id from page)
        and ${state === 'draft' ? sql`true` : sql`not (p.draft ? 'password')`}`
  },
  rows: ({ locale, state, parameters }) => {
    const ofPage = sql`p.collection = ${parameters}->>'collection' and p.id in (select id from whole_page)`
    return sql`(select json_agg(teaser) from ${teasers({ locale, state, ofPage, standsIn, withArchived: true })} teaser)`
  },
  mediaIds: teaserMediaIds,
  view: (rows: TeaserRow[] | null, { media, groupsOf }) => {
    const roleOf = new Map(rows?.map(({ id, role }) => [id, role]))
    return pageTeasers(rows ?? [], media).map((page) => ({
      ...page,
      role: roleOf.get(page.id) ?? null,
      groups: groupsOf(page.id),
    }))
  },
})
