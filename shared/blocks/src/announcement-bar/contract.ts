import { button, text } from '@blickfang/contract/fields/fields.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { colorSwatches } from '@blickfang/contract/options/color-swatches/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { size } from '@blickfang/contract/options/size/option.ts'
import { textSize } from '@blickfang/contract/options/text-size/option.ts'

export const announcementBar = defineBlock({
  name: 'announcementBar',
  label: { de: 'Hinweisleiste', fr: 'Bandeau d’annonce', en: 'Announcement bar' },
  section: 'start',
  place: 2,
  icon: 'megaphone',
  fields: {
    text: text(
      { de: 'Hinweis', fr: 'Annonce', en: 'Announcement' },
      { maxLength: 300, sample: 'Über die Feiertage gelten besondere Öffnungszeiten.' },
    ),
    button: button({ de: 'Schaltfläche', fr: 'Bouton', en: 'Button' }, { sample: 'Mehr erfahren' }),
  },
  options: {
    background: colorSwatches({ de: 'Hintergrund', fr: 'Arrière-plan', en: 'Background' }, { fallback: 'secondary' }),
    spacing: size({ de: 'Abstand', fr: 'Espacement', en: 'Spacing' }, { fallback: 'none' }),
    alignment: alignment({ de: 'Ausrichtung', fr: 'Alignement', en: 'Alignment' }, { fallback: 'center' }),
    textSize: textSize({ de: 'Textgrösse', fr: 'Taille du texte', en: 'Text size' }),
    sticky: checkbox({ de: 'Beim Scrollen sichtbar', fr: 'Visible au défilement', en: 'Stays while scrolling' }),
  },
})
