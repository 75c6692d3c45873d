import { button, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'
import { articles } from '@blickfang/contract/sources/articles/source.ts'

export const goFeed = defineBlock({
  name: 'goFeed',
  label: { de: 'Artikel von anderswo', fr: 'Articles d’ailleurs', en: 'Articles from elsewhere' },
  sources: [articles],
  headsEntries: true,
  section: 'various',
  place: 1,
  icon: 'newspaper',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Zum Weiterlesen' }),
    lead: richText(words.lead),
    button: button(words.button, { sample: 'Zum Magazin' }),
  },
  options: {
    gridLayout: boardOptions.gridLayout({ filter: ['grid', 'split', 'carousel', 'list'] }),
    columnLayout: boardOptions.columnLayout(),
    phoneLayout: boardOptions.phoneLayout(),
    imageFormat: boardOptions.imageFormat(),
    count: number(
      { de: 'Höchstens so viele Artikel', fr: 'Nombre maximal d’articles', en: 'At most so many articles' },
      { range: { min: 1, max: 24 }, fallback: 6 },
    ),
  },
  showWhen: {
    columnLayout: { gridLayout: { comparison: 'in', value: ['grid', 'carousel'] } },
    phoneLayout: { gridLayout: { comparison: '=', value: 'grid' } },
    imageFormat: { gridLayout: { comparison: '!=', value: 'list' } },
  },
})
