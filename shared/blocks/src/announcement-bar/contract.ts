import { button, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
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
    button: button(words.button, { sample: 'Mehr erfahren' }),
  },
  options: {
    background: colorSwatches(words.background, { fallback: 'secondary' }),
    spacing: size(words.spacing, { fallback: 'none' }),
    alignment: alignment(words.alignment, { fallback: 'center' }),
    textSize: textSize(words.textSize),
    sticky: checkbox({ de: 'Beim Scrollen sichtbar', fr: 'Visible au défilement', en: 'Stays while scrolling' }),
  },
})
