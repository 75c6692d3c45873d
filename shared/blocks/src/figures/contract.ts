import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { alignment } from '@blickfang/contract/options/alignment/option.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

const figureCard = defineGroup({
  name: 'figureCard',
  label: { de: 'Zahl', fr: 'Chiffre', en: 'Figure' },
  fields: {
    value: text({ de: 'Zahl', fr: 'Chiffre', en: 'Figure' }, { maxLength: 30, sample: '1’200' }),
    caption: text(
      { de: 'Was sie zählt', fr: 'Ce qu’il compte', en: 'What it counts' },
      { maxLength: 120, sample: 'Aufträge im Jahr' },
    ),
    text: richText(words.text),
  },
})

/** Numbers that say something, which count up as they come into view. */
export const figures = defineBlock({
  name: 'figures',
  label: { de: 'Zahlen', fr: 'Chiffres', en: 'Figures' },
  section: 'content',
  icon: 'chart-no-axes-column-increasing',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'In Zahlen' }),
    lead: richText(words.lead),
  },
  options: {
    alignment: alignment(words.alignment, { filter: ['left', 'center'] }),
    isCounting: checkbox({ de: 'Hochzählen', fr: 'Faire défiler', en: 'Count up' }, { fallback: true }),
  },
  children: { figures: figureCard },
  starter: { figures: 3 },
})
