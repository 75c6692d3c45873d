import { testimonialDetails } from '@blickfang/blocks/testimonial-details/contract.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { plainText, type RichText, richTextSchema, toRichText } from '@blickfang/contract/content/rich-text.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { compareSiblings } from '@blickfang/contract/kernel/sibling-order.ts'
import { hrefOf } from '@blickfang/contract/options/link/option.ts'
import { optionsInEdit } from '@blickfang/contract/options/option-values.ts'
import { testimonials } from '@blickfang/contract/sources/testimonials/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { isShown, languageShown, orderOf, stateOf, words } from '../../reading/read-sql.ts'
import { resolveRichText } from '../../reading/resolve-rich-text.ts'
import { asIfShown } from '../../reading/teaser-sql.ts'
import { defineReader, type Found } from '../source-reader.ts'

interface Row {
  readonly id: string
  readonly language: Locale
  readonly order: string
  readonly archived: boolean
  readonly values: ContentValues
  readonly fields: readonly { name: string; mediaId: string | null; words: string | RichText | null }[] | null
}

export const testimonialsReader = defineReader(testimonials, {
  rows: ({ locale, state, parameters }) => {
    const [page, group, field] = [stateOf('p', state), stateOf('g', state), stateOf('f', state)]
    return sql`(select json_agg(voice) from (
      select p.id, shown.language, ${orderOf(page)} as "order",
        coalesce(${page}->'archived' = 'true', false) as archived, voiced.values, (
          select json_agg(json_build_object('name', f.name, 'mediaId', ${field}->>'mediaId',
            'words', coalesce(words.content->'json', words.content->'text')))
          from bf_fields f, ${words(field, sql`shown.language`)} where f.group_id = voiced.id and ${field} is not null) as fields
      from bf_pages p
      join lateral (select ${languageShown(asIfShown(state), locale, sql`true`)} as language) shown on shown.language is not null
      join lateral (
        select g.id, ${group} as values from bf_groups g
        where g.page_id = p.id and g.parent_id is null and g.name = ${testimonialDetails.name}
          and ${isShown(group, sql`shown.language`)}
        order by ${group}->>'order' collate "C", g.id limit 1) voiced on true
      where p.collection = ${parameters}->>'collection'
        and ${state === 'draft' ? sql`true` : sql`not (p.draft ? 'password')`}) voice)`
  },
  mediaIds: (rows) => sql`select field->>'mediaId' as id from json_array_elements(${rows}) t,
    json_array_elements(case json_typeof(t->'fields') when 'array' then t->'fields' end) field`,
  view: (rows: Row[] | null, found) => (rows ?? []).toSorted(compareSiblings).map((row) => voiceView(row, found)),
})

function voiceView({ id, language, archived, values, fields }: Row, found: Found) {
  const field = (name: keyof typeof testimonialDetails.fields) =>
    values[valueKeys.visibleFields.key(name)] === false ? undefined : fields?.find((one) => one.name === name)
  return {
    ...{ id, language, archived },
    text: richTextOf(field('text')?.words ?? null, found),
    name: wordsOf(field('name')?.words),
    function: wordsOf(field('function')?.words),
    rating: Number(optionsInEdit(testimonialDetails, values).rating),
    image: found.media.get(field('image')?.mediaId ?? '') ?? null,
  }
}

function richTextOf(stored: string | RichText | null, { locale, media }: Found): RichText | null {
  if (stored === null) return null
  const text = typeof stored === 'string' ? toRichText(stored) : richTextSchema.safeParse(stored).data
  const targets = { locale, addressOf: () => null, mediumOf: (id: string) => media.get(id) ?? null }
  return text ? resolveRichText(text, (link) => hrefOf(link, targets)) : null
}

function wordsOf(stored: string | RichText | null | undefined): string {
  return stored ? (typeof stored === 'string' ? stored : plainText(stored)) : ''
}
