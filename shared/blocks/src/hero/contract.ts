import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { shiftedAlignment } from '@blickfang/contract/options/shifted-alignment/option.ts'
import { size } from '@blickfang/contract/options/size/option.ts'
import { textPosition } from '@blickfang/contract/options/text-position/option.ts'
import { textSize } from '@blickfang/contract/options/text-size/option.ts'
import { verticalAlignment } from '@blickfang/contract/options/vertical-alignment/option.ts'

export const hero = defineBlock({
  name: 'hero',
  label: { de: 'Seitenanfang', fr: 'Début de page', en: 'Top of the page' },
  section: 'start',
  place: 1,
  icon: 'gallery-vertical-end',
  fields: {
    kicker: text(
      { de: 'Dachzeile', fr: 'Surtitre', en: 'Kicker' },
      { maxLength: 120, sample: 'Ihr Fachgeschäft im Quartier' },
    ),
    title: text(words.title, { maxLength: 300, sample: 'Schön, dass Sie da sind' }),
    lead: richText(words.lead, { sample: 'Wir nehmen uns Zeit für Sie, arbeiten genau und beraten ehrlich.' }),
    image: media(words.image),
    primaryButton: button(words.button, { sample: 'Termin vereinbaren' }),
    secondaryButton: button(
      { de: 'Zweite Schaltfläche', fr: 'Deuxième bouton', en: 'Second button' },
      { sample: 'Mehr erfahren' },
    ),
  },
  options: {
    imageBehind: checkbox({ de: 'Bild als Hintergrund', fr: 'Image en arrière-plan', en: 'Picture behind the text' }),
    arrangement: shiftedAlignment({ de: 'Anordnung', fr: 'Disposition', en: 'Arrangement' }),
    alignment: alignment(words.alignment),
    verticalAlignment: verticalAlignment({ de: 'Höhe des Textes', fr: 'Position du texte', en: 'Place of the text' }),
    lens: checkbox(
      { de: 'Bild als Linse', fr: 'Image en forme de lentille', en: 'Picture as a lens' },
      { fallback: true },
    ),
    eyeChart: checkbox({ de: 'Sehtafel zeigen', fr: 'Afficher l’échelle optométrique', en: 'Show the eye chart' }),
    textPosition: textPosition({ de: 'Textposition', fr: 'Position du texte', en: 'Text position' }),
    overlay: checkbox({ de: 'Bild abdunkeln', fr: 'Assombrir l’image', en: 'Darken the picture' }, { fallback: true }),
    size: size({ de: 'Höhe', fr: 'Hauteur', en: 'Height' }, { filter: ['small', 'medium', 'large'] }),
    textSize: textSize({ de: 'Titelgrösse', fr: 'Taille du titre', en: 'Title size' }),
  },
  showWhen: {
    arrangement: { imageBehind: false },
    alignment: { imageBehind: false },
    verticalAlignment: { imageBehind: false, arrangement: { comparison: '=', value: 'default' } },
    lens: { imageBehind: false },
    eyeChart: { imageBehind: false },
    textPosition: { imageBehind: true },
    overlay: { imageBehind: true },
  },
  teaser: { title: 'title', text: 'lead', image: 'image' },
})
