import { button, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { colorSwatches } from '@blickfang/contract/options/color-swatches/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { media } from '@blickfang/contract/options/media/option.ts'
import { textSize } from '@blickfang/contract/options/text-size/option.ts'

export const cta = defineBlock({
  name: 'cta',
  label: { de: 'Text mit Knopf', fr: 'Texte avec bouton', en: 'Text with button' },
  section: 'content',
  place: 1,
  icon: 'mouse-pointer-click',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Wann dürfen wir Sie begrüssen?' }),
    text: richText(words.text, { sample: 'Vereinbaren Sie einen Termin. Wir freuen uns auf Sie.' }),
    primaryButton: button(words.button, { sample: 'Termin vereinbaren' }),
    secondaryButton: button(
      { de: 'Zweite Schaltfläche', fr: 'Deuxième bouton', en: 'Second button' },
      { sample: 'Anrufen' },
    ),
  },
  options: {
    boxed: checkbox({ de: 'Als Kasten', fr: 'En encadré', en: 'As a box' }),
    boxColor: colorSwatches(
      { de: 'Farbe des Kastens', fr: 'Couleur de l’encadré', en: 'Colour of the box' },
      { fallback: 'header' },
    ),
    alignment: alignment(words.alignment, { fallback: 'center' }),
    textSize: textSize(words.textSize),
    backgroundImage: media({ de: 'Hintergrundbild', fr: 'Image de fond', en: 'Background picture' }),
    overlay: checkbox({ de: 'Bild abdunkeln', fr: 'Assombrir l’image', en: 'Darken the picture' }, { fallback: true }),
  },
  showWhen: {
    boxColor: { boxed: true },
    overlay: { backgroundImage: { comparison: '!=', value: null } },
  },
})
