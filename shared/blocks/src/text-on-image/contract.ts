import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { colorSwatches } from '@blickfang/contract/options/color-swatches/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { objectFit } from '@blickfang/contract/options/object-fit/option.ts'
import { size } from '@blickfang/contract/options/size/option.ts'
import { textPosition } from '@blickfang/contract/options/text-position/option.ts'
import { textSize } from '@blickfang/contract/options/text-size/option.ts'

export const textOnImage = defineBlock({
  name: 'textOnImage',
  label: { de: 'Text auf Bild', fr: 'Texte sur image', en: 'Text on image' },
  section: 'content',
  place: 2,
  icon: 'image-plus',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Ein Bild sagt viel, ein Satz den Rest' }),
    text: richText(words.text, { sample: 'Erzählen Sie, was auf dem Bild zu sehen ist.' }),
    image: media(words.image),
    button: button(words.button, { sample: 'Mehr erfahren' }),
  },
  options: {
    panorama: checkbox({
      de: 'Panorama über die ganze Breite',
      fr: 'Panorama sur toute la largeur',
      en: 'Panorama across the page',
    }),
    textPosition: textPosition({ de: 'Textposition', fr: 'Position du texte', en: 'Text position' }),
    textSize: textSize(words.textSize),
    size: size({ de: 'Höhe', fr: 'Hauteur', en: 'Height' }, { filter: ['small', 'medium', 'large'] }),
    objectFit: objectFit({ de: 'Bildausschnitt', fr: 'Cadrage de l’image', en: 'Picture fit' }),
    card: checkbox({ de: 'Text auf Karte', fr: 'Texte sur carte', en: 'Text on a card' }, { fallback: true }),
    cardColor: colorSwatches(
      { de: 'Farbe der Karte', fr: 'Couleur de la carte', en: 'Colour of the card' },
      { fallback: 'background' },
    ),
  },
  showWhen: {
    textPosition: { panorama: false },
    objectFit: { panorama: false },
    card: { panorama: false },
    cardColor: { card: true, panorama: false },
  },
  teaser: { title: 'title', text: 'text', image: 'image' },
})
