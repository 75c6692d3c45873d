import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { textSize } from '@blickfang/contract/options/text-size/option.ts'

export const richTextBlock = defineBlock({
  name: 'richTextBlock',
  label: { de: 'Text', fr: 'Texte', en: 'Rich text' },
  section: 'content',
  place: 4,
  icon: 'text',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Gut zu wissen' }),
    text: richText(words.text, {
      sample:
        'Schreiben Sie hier, was Ihre Kundinnen und Kunden wissen sollten.\n\nEin zweiter Absatz gibt Raum für Einzelheiten.',
    }),
  },
  options: {
    alignment: alignment(words.alignment),
    textSize: textSize(words.textSize),
    twoColumns: checkbox({ de: 'Zwei Spalten', fr: 'Deux colonnes', en: 'Two columns' }),
  },
  showWhen: { alignment: { twoColumns: false } },
})
