import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { directory } from '@blickfang/contract/sources/directory/source.ts'

/** The directory of businesses: searched, filtered, by letters, of which one business at a time is unfolded. */
export const businessSearch = defineBlock({
  name: 'businessSearch',
  label: { de: 'Verzeichnis', fr: 'Répertoire', en: 'Directory' },
  section: 'team',
  place: 1,
  icon: 'book-user',
  audience: 'healthOptics',
  sources: [directory],
  headsEntries: true,
  entries: [
    {
      collection: 'businesses',
      label: { de: 'Betriebe bearbeiten', fr: 'Modifier les établissements', en: 'Edit businesses' },
    },
  ],
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Finden Sie einen Betrieb' }),
    lead: richText(words.lead),
  },
  options: {
    showPrograms: checkbox(
      { de: 'Nach Programmen filtern', fr: 'Filtrer par programmes', en: 'Filter by programmes' },
      { fallback: true },
    ),
    showMap: checkbox(
      { de: 'Karte der Schweiz zeigen', fr: 'Afficher la carte de Suisse', en: 'Show the map of Switzerland' },
      { fallback: true },
    ),
    showHours: checkbox(
      { de: 'Öffnungszeiten zeigen', fr: 'Afficher les horaires', en: 'Show opening hours' },
      { fallback: true },
    ),
  },
})
