import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'

const cell = (place: number, sample?: string) =>
  text(
    { de: `Zelle ${place}`, fr: `Cellule ${place}`, en: `Cell ${place}` },
    { maxLength: 500, ...(sample && { sample }) },
  )
const head = (place: number, sample?: string) =>
  text(
    { de: `Spalte ${place}`, fr: `Colonne ${place}`, en: `Column ${place}` },
    { maxLength: 120, ...(sample && { sample }) },
  )

const tableRow = defineGroup({
  name: 'tableRow',
  label: { de: 'Zeile', fr: 'Ligne', en: 'Row' },
  element: 'tr',
  fields: { cell1: cell(1, 'Gläser'), cell2: cell(2, '3 Jahre'), cell3: cell(3), cell4: cell(4), cell5: cell(5) },
})

/** Words in rows and columns, for what is compared. */
export const table = defineBlock({
  name: 'table',
  label: { de: 'Tabelle', fr: 'Tableau', en: 'Table' },
  section: 'content',
  icon: 'table',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Worauf Sie sich verlassen können' }),
    lead: richText(words.lead),
    head1: head(1, 'Was'),
    head2: head(2, 'Garantie'),
    head3: head(3),
    head4: head(4),
    head5: head(5),
  },
  options: {
    columns: number({ de: 'Spalten', fr: 'Colonnes', en: 'Columns' }, { range: { min: 2, max: 5 }, fallback: 2 }),
    isStriped: checkbox({ de: 'Jede zweite Zeile getönt', fr: 'Une ligne sur deux teintée', en: 'Striped rows' }),
  },
  children: { rows: tableRow },
  starter: { rows: 3 },
})
