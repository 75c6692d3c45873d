import { button, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

const priceLine = defineGroup({
  name: 'priceLine',
  label: { de: 'Zeile', fr: 'Ligne', en: 'Line' },
  fields: {
    heading: text(
      { de: 'Überschrift einer neuen Gruppe', fr: 'Titre d’un nouveau groupe', en: 'Heading of a new group' },
      { maxLength: 120 },
    ),
    name: text({ de: 'Leistung', fr: 'Prestation', en: 'Service' }, { maxLength: 200, sample: 'Beratung' }),
    note: text({ de: 'Hinweis', fr: 'Remarque', en: 'Note' }, { maxLength: 300 }),
    duration: text({ de: 'Dauer', fr: 'Durée', en: 'Duration' }, { maxLength: 60, sample: '45 Minuten' }),
    price: text({ de: 'Preis', fr: 'Prix', en: 'Price' }, { maxLength: 60, sample: 'CHF 90.–' }),
  },
  heading: 'heading',
})

/** Prices, line by line; a line may begin a group. */
export const priceList = defineBlock({
  name: 'priceList',
  label: { de: 'Preisliste', fr: 'Liste de prix', en: 'Price list' },
  section: 'content',
  icon: 'receipt-text',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Was es kostet' }),
    lead: richText(words.lead),
    footnote: richText({ de: 'Fussnote', fr: 'Note de bas de page', en: 'Footnote' }),
    button: button(words.button),
  },
  options: {
    isTwoColumns: checkbox({ de: 'In zwei Spalten', fr: 'Sur deux colonnes', en: 'In two columns' }),
    hasDots: checkbox(
      { de: 'Punkte bis zum Preis', fr: 'Points jusqu’au prix', en: 'Dots up to the price' },
      { fallback: true },
    ),
  },
  children: { lines: priceLine },
  starter: { lines: 4 },
})
