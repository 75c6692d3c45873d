import { defineSection } from '@blickfang/contract/kernel/section/section.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'

/** Settings of the posts: in the editor's panel and in the admin. */
export const posts = defineSection({
  name: 'posts',
  label: { de: 'Beiträge', fr: 'Articles', en: 'Posts' },
  place: 1,
  options: {
    'posts.areShown': checkbox(
      { de: 'Beiträge auf der Website zeigen', fr: 'Afficher les articles sur le site', en: 'Show posts on the site' },
      { fallback: true },
    ),
  },
})
