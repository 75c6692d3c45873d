import { button, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'
import { pages } from '@blickfang/contract/sources/pages/source.ts'

export const servicesContainer = defineBlock({
  name: 'servicesContainer',
  label: { de: 'Leistungsseiten', fr: 'Pages de prestations', en: 'Service pages' },
  kind: 'pageCollection',
  collection: { name: 'service', detail: 'hero', item: { de: 'Leistung', fr: 'Prestation', en: 'Service' } },
  sources: [pages],
  headsEntries: true,
  section: 'collections',
  place: 2,
  icon: 'list-checks',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Unsere Leistungen' }),
    lead: richText(words.lead, { sample: 'Wählen Sie, was Sie brauchen. Wir beraten Sie gern.' }),
    button: button(words.button, { sample: 'Alle Leistungen' }),
  },
  options: {
    gridLayout: boardOptions.gridLayout({ filter: ['grid', 'split', 'carousel', 'list'] }),
    columnLayout: boardOptions.columnLayout(),
    phoneLayout: boardOptions.phoneLayout(),
    showImages: checkbox(words.showImages, { fallback: true }),
    imageFormat: boardOptions.imageFormat(),
    showTexts: checkbox({ de: 'Texte zeigen', fr: 'Afficher les textes', en: 'Show texts' }, { fallback: true }),
    limit: number(
      { de: 'Höchstens so viele Seiten', fr: 'Nombre maximal de pages', en: 'Most pages shown' },
      { range: { min: 1, max: 24 }, fallback: 12 },
    ),
  },
  showWhen: {
    columnLayout: { gridLayout: { comparison: 'in', value: ['grid', 'carousel'] } },
    phoneLayout: { gridLayout: { comparison: '=', value: 'grid' } },
    imageFormat: { showImages: true, gridLayout: { comparison: '!=', value: 'list' } },
  },
})
