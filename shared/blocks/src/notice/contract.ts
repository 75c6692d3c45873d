import { button, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { colorSwatches } from '@blickfang/contract/options/color-swatches/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { date } from '@blickfang/contract/options/date/option.ts'
import { today } from '@blickfang/contract/sources/today/source.ts'

/** A note that comes on its first day and goes after its last, at midnight where the shop is. */
export const notice = defineBlock({
  name: 'notice',
  label: { de: 'Hinweis mit Datum', fr: 'Avis daté', en: 'Dated notice' },
  section: 'start',
  icon: 'calendar-clock',
  sources: [today],
  fields: {
    title: text(words.title, { maxLength: 200, sample: 'Betriebsferien' }),
    text: richText(words.text, { sample: 'Wir sind in den Ferien und freuen uns, Sie danach wieder zu sehen.' }),
    button: button(words.button),
  },
  options: {
    from: date({ de: 'Erster Tag', fr: 'Premier jour', en: 'First day' }),
    to: date({ de: 'Letzter Tag', fr: 'Dernier jour', en: 'Last day' }),
    hasDays: checkbox({ de: 'Tage nennen', fr: 'Indiquer les jours', en: 'Say the days' }, { fallback: true }),
    color: colorSwatches({ de: 'Farbe', fr: 'Couleur', en: 'Colour' }, { fallback: 'secondary' }),
  },
  showWhen: { hasDays: { to: { comparison: '!=', value: '' } } },
})
