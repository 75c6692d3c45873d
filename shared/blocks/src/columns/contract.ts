import { button, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'

const columnCard = defineGroup({
  name: 'columnCard',
  label: { de: 'Spalte', fr: 'Colonne', en: 'Column' },
  fields: {
    title: text(words.title, { maxLength: 200, sample: 'Vor dem Besuch' }),
    text: richText(words.text, { sample: 'Was in dieser Spalte steht.' }),
    button: button(words.button),
  },
})

/** Texts side by side. */
export const columns = defineBlock({
  name: 'columns',
  label: { de: 'Spalten', fr: 'Colonnes', en: 'Columns' },
  section: 'content',
  icon: 'columns-3',
  fields: {
    title: text(words.title, { maxLength: 300 }),
    lead: richText(words.lead),
  },
  options: {
    columns: number(
      { de: 'Spalten nebeneinander', fr: 'Colonnes côte à côte', en: 'Columns side by side' },
      {
        range: { min: 2, max: 4 },
        fallback: 2,
      },
    ),
    hasLines: checkbox({ de: 'Linien dazwischen', fr: 'Lignes entre elles', en: 'Lines between them' }),
  },
  children: { columns: columnCard },
  starter: { columns: 2 },
})
