import { text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'

/** The newest of the project's posts. */
export const postList = defineBlock({
  name: 'postList',
  label: { de: 'Beiträge', fr: 'Articles', en: 'Posts' },
  section: 'content',
  icon: 'newspaper',
  fields: { title: text(words.title, { maxLength: 300, sample: 'Aus unserem Alltag' }) },
  options: {
    count: number(
      { de: 'Höchstens so viele Beiträge', fr: 'Nombre maximal d’articles', en: 'At most so many posts' },
      { range: { min: 1, max: 12 }, fallback: 3 },
    ),
  },
})
