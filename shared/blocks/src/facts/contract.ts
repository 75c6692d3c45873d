import { button, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { colorSwatches } from '@blickfang/contract/options/color-swatches/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

const factCard = defineGroup({
  name: 'factCard',
  label: { de: 'Angabe', fr: 'Donnée', en: 'Fact' },
  fields: {
    name: text({ de: 'Was', fr: 'Quoi', en: 'What' }, { maxLength: 60, sample: 'Dauer' }),
    value: text({ de: 'Angabe', fr: 'Donnée', en: 'Fact' }, { maxLength: 160, sample: '45 Minuten' }),
  },
})

/** Key facts of an offer: duration, price, people, and the way to book. */
export const facts = defineBlock({
  name: 'facts',
  label: { de: 'Eckdaten', fr: 'En bref', en: 'Key facts' },
  section: 'content',
  icon: 'list-checks',
  fields: {
    title: text(words.title, { maxLength: 160 }),
    button: button(words.button, { sample: 'Termin buchen' }),
  },
  options: {
    color: colorSwatches({ de: 'Farbe der Leiste', fr: 'Couleur de la barre', en: 'Colour of the rail' }),
    isSticky: checkbox({
      de: 'Beim Scrollen sichtbar',
      fr: 'Visible au défilement',
      en: 'Stays while scrolling',
    }),
  },
  children: { facts: factCard },
  starter: { facts: 3 },
})
