import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { media } from '@blickfang/contract/options/media/option.ts'

const downloadLine = defineGroup({
  name: 'downloadLine',
  label: { de: 'Datei', fr: 'Fichier', en: 'File' },
  fields: {
    name: text({ de: 'Name der Datei', fr: 'Nom du fichier', en: 'Name of the file' }, { maxLength: 200 }),
    note: text({ de: 'Beschreibung', fr: 'Description', en: 'Description' }, { maxLength: 300 }),
  },
  options: { file: media({ de: 'Datei (PDF)', fr: 'Fichier (PDF)', en: 'File (PDF)' }, { filter: ['document'] }) },
})

/** Files that visitors take along, line by line, each with its name, its kind and its size. */
export const downloads = defineBlock({
  name: 'downloads',
  label: { de: 'Downloads', fr: 'Téléchargements', en: 'Downloads' },
  section: 'content',
  icon: 'file-down',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Zum Herunterladen' }),
    lead: richText(words.lead),
  },
  options: {
    isTwoColumns: checkbox({ de: 'In zwei Spalten', fr: 'Sur deux colonnes', en: 'In two columns' }),
  },
  children: { files: downloadLine },
  starter: { files: 2 },
})
