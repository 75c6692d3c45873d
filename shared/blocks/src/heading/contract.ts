import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { textSize } from '@blickfang/contract/options/text-size/option.ts'

/** A title above what follows. */
export const heading = defineBlock({
  name: 'heading',
  label: { de: 'Überschrift', fr: 'Titre', en: 'Heading' },
  section: 'content',
  icon: 'heading',
  fields: {
    kicker: text({ de: 'Zeile über dem Titel', fr: 'Ligne au-dessus du titre', en: 'Line above' }, { maxLength: 80 }),
    title: text(words.title, { maxLength: 300, sample: 'Was uns ausmacht' }),
    lead: richText(words.lead),
  },
  options: {
    alignment: alignment(words.alignment),
    titleSize: textSize({ de: 'Titelgrösse', fr: 'Taille du titre', en: 'Title size' }),
  },
  teaser: { title: 'title', text: 'lead' },
})
