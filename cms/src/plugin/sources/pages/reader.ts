import { pages } from '@blickfang/contract/sources/pages/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { pageTeasers, type TeaserRow } from '../../reading/page-teaser.ts'
import { teaserMediaIds, teasers } from '../../reading/teaser-sql.ts'
import { defineReader } from '../source-reader.ts'

export const pagesReader = defineReader(pages, {
  rows: ({ locale, state, parameters }) => {
    const ofPage = sql`p.collection = ${parameters}->>'collection'`
    return sql`(select json_agg(teaser) from ${teasers({ locale, state, ofPage, withArchived: true })} teaser)`
  },
  mediaIds: teaserMediaIds,
  view: (rows: TeaserRow[] | null, { media }) => pageTeasers(rows ?? [], media),
})
