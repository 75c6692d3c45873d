import { button, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { colorSwatches } from '@blickfang/contract/options/color-swatches/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { size } from '@blickfang/contract/options/size/option.ts'

/** A small round note at the edge of what stands above it, or of the window; closed, it stays away while the tab is open. */
export const announcementBubble = defineBlock({
  name: 'announcementBubble',
  label: { de: 'Runder Hinweis', fr: 'Pastille d’annonce', en: 'Announcement bubble' },
  section: 'start',
  place: 3,
  icon: 'circle-alert',
  fields: {
    text: text(
      { de: 'Hinweis', fr: 'Annonce', en: 'Announcement' },
      { maxLength: 90, sample: 'Diese Woche: Beratung ohne Anmeldung' },
    ),
    button: button(words.button, { maxLength: 40, sample: 'Mehr' }),
  },
  options: {
    color: colorSwatches({ de: 'Farbe', fr: 'Couleur', en: 'Colour' }, { fallback: 'secondary' }),
    alignment: alignment(words.alignment, { fallback: 'right' }),
    fixed: checkbox({ de: 'Am Rand des Fensters', fr: 'Au bord de la fenêtre', en: "At the window's edge" }),
    overlap: size(
      { de: 'Liegt über dem Block darüber', fr: 'Recouvre le bloc au-dessus', en: 'Covers the block above' },
      { fallback: 'medium' },
    ),
    tilted: checkbox({ de: 'Schräg', fr: 'Incliné', en: 'Tilted' }, { fallback: true }),
    spacing: size(words.spacing, { fallback: 'none' }),
  },
  showWhen: { overlap: { fixed: false } },
})
