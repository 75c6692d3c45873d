import { button, richText, text } from '../../fields/fields.ts'
import { boardOptions } from '../../options/board.ts'
import { checkbox } from '../../options/checkbox/option.ts'
import { defineBlock } from '../../options/common.ts'
import { number } from '../../options/number/option.ts'
import { posts } from '../../sources/posts/source.ts'

export const instagramFeed = defineBlock({
  name: 'instagramFeed',
  label: { de: 'Instagram', fr: 'Instagram', en: 'Instagram' },
  sources: [posts],
  section: 'content',
  place: 19,
  icon: 'camera',
  fields: {
    title: text({ de: 'Titel', fr: 'Titre', en: 'Title' }, { maxLength: 300, sample: 'Auf Instagram' }),
    lead: richText({ de: 'Einleitung', fr: 'Introduction', en: 'Lead' }),
    button: button({ de: 'Schaltfläche', fr: 'Bouton', en: 'Button' }, { sample: 'Uns folgen' }),
  },
  options: {
    columnLayout: boardOptions.columnLayout({ fallback: '4' }),
    gap: boardOptions.gap(),
    count: number(
      { de: 'Höchstens so viele Beiträge', fr: 'Nombre maximal de publications', en: 'At most so many posts' },
      { range: { min: 1, max: 24 }, fallback: 8 },
    ),
    showText: checkbox({ de: 'Text zeigen', fr: 'Afficher le texte', en: 'Show the text' }, { fallback: true }),
  },
})
