import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'

export const mapDetails = defineBlock({
  name: 'mapDetails',
  label: { de: 'Station der Karte', fr: 'Étape de la carte', en: 'Stop of the map' },
  section: null,
  icon: 'flag',
  fields: {
    name: text(words.name, { maxLength: 120, sample: 'Name der Station' }),
    text: richText(words.text, { sample: 'Wo der Abschlag ist, was im Weg steht und was als Treffer zählt.' }),
    rule: text({ de: 'Hausregel', fr: 'Règle maison', en: 'House rule' }, { maxLength: 300 }),
    image: media(words.image),
    button: button(words.button),
  },
  options: {
    isNumbered: checkbox({ de: 'Station mit Nummer', fr: 'Étape numérotée', en: 'Numbered stop' }, { fallback: true }),
    number: number({ de: 'Nummer', fr: 'Numéro', en: 'Number' }, { range: { min: 1, max: 99 } }),
    showPar: checkbox({ de: 'Par zeigen', fr: 'Afficher le par', en: 'Show par' }, { fallback: true }),
    par: number({ de: 'Par', fr: 'Par', en: 'Par' }, { range: { min: 1, max: 12 }, fallback: 3 }),
  },
  showWhen: {
    number: { isNumbered: true },
    showPar: { isNumbered: true },
    par: { showPar: true },
  },
  heading: 'name',
  teaser: { title: 'name', text: 'text', image: 'image' },
})
