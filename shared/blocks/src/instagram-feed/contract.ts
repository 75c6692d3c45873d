import { button, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'
import { posts } from '@blickfang/contract/sources/posts/source.ts'

export const instagramFeed = defineBlock({
  name: 'instagramFeed',
  label: { de: 'Instagram', fr: 'Instagram', en: 'Instagram' },
  sources: [posts],
  section: 'content',
  place: 19,
  icon: 'camera',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Auf Instagram' }),
    lead: richText(words.lead),
    button: button(words.button, { sample: 'Uns folgen' }),
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
