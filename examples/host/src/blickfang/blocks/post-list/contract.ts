import { text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'
import { postLook } from '../../options/post-look/option.ts'
import { latestPosts } from '../../sources/latest-posts/source.ts'

/** The newest of the project's posts. */
export const postList = defineBlock({
  name: 'postList',
  label: { de: 'Beiträge', fr: 'Articles', en: 'Posts' },
  section: 'content',
  icon: 'newspaper',
  sources: [latestPosts],
  fields: { title: text(words.title, { maxLength: 300, sample: 'Aus unserem Alltag' }) },
  options: {
    count: number(
      { de: 'Höchstens so viele Beiträge', fr: 'Nombre maximal d’articles', en: 'At most so many posts' },
      { range: { min: 1, max: 12 }, fallback: 3 },
    ),
    look: postLook({ de: 'Beitrag zeigt', fr: 'L’article montre', en: 'A post shows' }),
  },
})
