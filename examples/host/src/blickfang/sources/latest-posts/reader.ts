import { defineReader, settingValue } from '@blickfang/cms'
import { sql } from '@payloadcms/db-postgres'
import { posts } from '../../sections/posts/section.ts'
import { latestPosts } from './source.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly date: string
}

/** Part of the one statement that reads a page. A post without words in the page's language has those of the first. */
export const latestPostsReader = defineReader(latestPosts, {
  rows: ({ locale, parameters }) => sql`(
    select json_agg(post) from (
      select p.id, to_char(p.created_at, 'YYYY-MM-DD') as date, (
        select l.title from posts_locales l where l._parent_id = p.id and l.title is not null
          order by l._locale::text = ${locale}::text desc, l._locale limit 1) as title
      from posts p
      where ${settingValue(posts, 'posts.areShown')} = 'true'::jsonb
      order by p.created_at desc
      limit (${parameters}->>'count')::integer) post)`,
  view: (rows: Row[] | null) => rows ?? [],
})
