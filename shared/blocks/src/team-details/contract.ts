import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { imageFormat } from '@blickfang/contract/options/image-format/option.ts'
import { shiftedAlignment } from '@blickfang/contract/options/shifted-alignment/option.ts'
import { verticalAlignment } from '@blickfang/contract/options/vertical-alignment/option.ts'

export const teamDetails = defineBlock({
  name: 'teamDetails',
  label: { de: 'Person', fr: 'Personne', en: 'Team member' },
  section: null,
  icon: 'user',
  fields: {
    name: text(words.name, { maxLength: 120, sample: 'Vorname Name' }),
    function: text({ de: 'Funktion', fr: 'Fonction', en: 'Function' }, { maxLength: 160, sample: 'Geschäftsführerin' }),
    image: media({ de: 'Porträt', fr: 'Portrait', en: 'Portrait' }),
    text: richText(words.text, {
      sample: 'Was diese Person kann, was sie antreibt und wann man sie im Geschäft trifft.',
    }),
    phoneButton: button({ de: 'Telefon', fr: 'Téléphone', en: 'Phone' }, { sample: 'Anrufen' }),
    emailButton: button(words.email, { sample: 'E-Mail schreiben' }),
  },
  options: {
    arrangement: shiftedAlignment({ de: 'Anordnung', fr: 'Disposition', en: 'Arrangement' }),
    verticalAlignment: verticalAlignment({ de: 'Höhe des Textes', fr: 'Position du texte', en: 'Place of the text' }),
    imageFormat: imageFormat(
      { de: 'Bildformat', fr: 'Format de l’image', en: 'Picture format' },
      { fallback: 'portrait' },
    ),
    lens: checkbox(
      { de: 'Bild als Linse', fr: 'Image en forme de lentille', en: 'Picture as a lens' },
      { fallback: true },
    ),
  },
  showWhen: { verticalAlignment: { arrangement: { comparison: '=', value: 'default' } } },
  heading: 'name',
  teaser: { title: 'name', text: 'function', image: 'image' },
})
