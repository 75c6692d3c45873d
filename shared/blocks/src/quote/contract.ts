import { media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { textSize } from '@blickfang/contract/options/text-size/option.ts'

/** Somebody’s words, and who said them. */
export const quote = defineBlock({
  name: 'quote',
  label: { de: 'Zitat', fr: 'Citation', en: 'Quote' },
  section: 'content',
  icon: 'quote',
  fields: {
    image: media(words.image),
    text: richText(
      { de: 'Zitat', fr: 'Citation', en: 'Quote' },
      { sample: 'Gute Arbeit merkt man erst, wenn sie fehlt.' },
    ),
    name: text(words.name, { maxLength: 120, sample: 'Vorname Name' }),
    role: text({ de: 'Wer das ist', fr: 'Qui c’est', en: 'Who that is' }, { maxLength: 160 }),
  },
  options: {
    alignment: alignment(words.alignment, { filter: ['left', 'center'] }),
    textSize: textSize(words.textSize),
    isLens: checkbox(
      { de: 'Bild als Linse', fr: 'Image en forme de lentille', en: 'Picture as a lens' },
      { fallback: true },
    ),
  },
})
