import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { aspectRatio } from '@blickfang/contract/options/aspect-ratio/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { size } from '@blickfang/contract/options/size/option.ts'
import { verticalAlignment } from '@blickfang/contract/options/vertical-alignment/option.ts'

/** A picture on one side, words on the other; one below the other where there is no room for both. */
export const textBesideImage = defineBlock({
  name: 'textBesideImage',
  label: { de: 'Text neben Bild', fr: 'Texte à côté d’une image', en: 'Text beside picture' },
  section: 'content',
  icon: 'panels-left-bottom',
  fields: {
    image: media(words.image),
    kicker: text({ de: 'Zeile über dem Titel', fr: 'Ligne au-dessus du titre', en: 'Line above' }, { maxLength: 80 }),
    title: text(words.title, { maxLength: 300, sample: 'Wir nehmen uns Zeit' }),
    text: richText(words.text, { sample: 'Was Ihre Kundinnen und Kunden bei Ihnen erwartet, in drei Sätzen.' }),
    button: button(words.button, { sample: 'Mehr erfahren' }),
  },
  options: {
    side: alignment(
      { de: 'Das Bild steht', fr: 'L’image se trouve', en: 'The picture stands' },
      { filter: ['left', 'right'] },
    ),
    share: size(
      { de: 'Breite des Bildes', fr: 'Largeur de l’image', en: 'Width of the picture' },
      {
        filter: ['small', 'medium', 'large'],
      },
    ),
    aspectRatio: aspectRatio({ de: 'Format des Bildes', fr: 'Format de l’image', en: 'Shape of the picture' }),
    verticalAlignment: verticalAlignment({ de: 'Der Text steht', fr: 'Le texte se trouve', en: 'The text stands' }),
  },
  teaser: { title: 'title', text: 'text', image: 'image' },
})
