import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'
import { pages } from '@blickfang/contract/sources/pages/source.ts'

export const teamContainer = defineBlock({
  name: 'teamContainer',
  label: { de: 'Team', fr: 'Équipe', en: 'Team' },
  kind: 'pageCollection',
  collection: { name: 'team', detail: 'teamDetails', foundAs: 'people' },
  sources: [pages],
  headsEntries: true,
  section: 'collections',
  place: 1,
  icon: 'users',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Die Menschen hinter dem Geschäft' }),
    lead: richText(words.lead, { sample: 'Lernen Sie uns kennen.' }),
  },
  options: {
    gridLayout: boardOptions.gridLayout({
      filter: ['grid', 'split', 'carousel', 'avatar', 'window'],
      fallback: 'avatar',
    }),
    columnLayout: boardOptions.columnLayout({ fallback: '5' }),
    phoneLayout: boardOptions.phoneLayout(),
    overlap: checkbox({
      de: 'Porträts überlappen lassen',
      fr: 'Portraits qui se chevauchent',
      en: 'Overlapping portraits',
    }),
    imageFormat: boardOptions.imageFormat({ fallback: 'portrait' }),
    alignment: boardOptions.alignment({ fallback: 'center' }),
    showFunctions: checkbox(
      { de: 'Funktionen zeigen', fr: 'Afficher les fonctions', en: 'Show functions' },
      { fallback: true },
    ),
    limit: number(
      { de: 'Höchstens so viele Personen', fr: 'Nombre maximal de personnes', en: 'Most people shown' },
      { range: { min: 1, max: 60 }, fallback: 24 },
    ),
  },
  showWhen: {
    columnLayout: { gridLayout: { comparison: 'in', value: ['grid', 'carousel', 'avatar'] } },
    phoneLayout: { gridLayout: { comparison: '=', value: 'grid' } },
    overlap: { gridLayout: { comparison: '=', value: 'avatar' } },
    imageFormat: { gridLayout: { comparison: 'in', value: ['grid', 'split', 'carousel', 'avatar'] } },
    alignment: { gridLayout: { comparison: '!=', value: 'window' } },
  },
})
