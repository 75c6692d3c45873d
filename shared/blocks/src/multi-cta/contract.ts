import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { colorSwatches } from '@blickfang/contract/options/color-swatches/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

const multiCtaCard = defineGroup({
  name: 'multiCtaCard',
  label: { de: 'Text mit Knopf', fr: 'Texte avec bouton', en: 'Text with button' },
  fields: {
    image: media(words.image),
    title: text(words.title, { maxLength: 200, sample: 'Ich habe eine Frage' }),
    text: richText(words.text, { sample: 'Kommen Sie vorbei, es geht auch ohne Termin.' }),
    button: button(words.button, { sample: 'So geht es' }),
  },
})

/** Two to four calls side by side, for visitors who come with different wishes. */
export const multiCta = defineBlock({
  name: 'multiCta',
  label: { de: 'Mehrere Texte mit Knopf', fr: 'Plusieurs textes avec bouton', en: 'Several texts with button' },
  section: 'content',
  place: 3,
  icon: 'split',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Womit kommen Sie?' }),
    lead: richText(words.lead),
  },
  options: {
    boxed: checkbox({ de: 'Als Kästen', fr: 'En encadrés', en: 'As boxes' }, { fallback: true }),
    boxColor: colorSwatches({ de: 'Farbe der Kästen', fr: 'Couleur des encadrés', en: 'Colour of the boxes' }),
    lenses: checkbox(
      { de: 'Bilder als Linsen', fr: 'Images en forme de lentilles', en: 'Pictures as lenses' },
      { fallback: true },
    ),
    alignment: alignment(words.alignment),
  },
  showWhen: { boxColor: { boxed: true } },
  children: { cards: multiCtaCard },
  starter: { cards: 3 },
  bounds: { cards: { min: 2, max: 4 } },
})
