import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { dateOrWords } from '@blickfang/contract/options/date/option.ts'

const newsFeedCard = defineGroup({
  name: 'newsFeedCard',
  label: { de: 'Neuigkeit', fr: 'Actualité', en: 'News' },
  fields: {
    image: media(words.image),
    title: text(words.title, { maxLength: 200, sample: 'Neues aus dem Geschäft' }),
    text: richText(words.text, { sample: 'Was es Neues gibt, in zwei Sätzen.' }),
    button: button(words.button, { sample: 'Weiterlesen' }),
  },
  options: {
    date: dateOrWords({ de: 'Datum', fr: 'Date', en: 'Date' }),
  },
  takesArticles: true,
})

export const newsFeedBoard = defineBlock({
  name: 'newsFeedBoard',
  label: { de: 'Neuigkeiten', fr: 'Actualités', en: 'News board' },
  section: 'content',
  place: 8,
  icon: 'newspaper',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Neuigkeiten' }),
    lead: richText(words.lead),
    button: button(words.button),
  },
  options: {
    gridLayout: boardOptions.gridLayout({ filter: ['grid', 'split', 'carousel', 'list'] }),
    columnLayout: boardOptions.columnLayout(),
    phoneLayout: boardOptions.phoneLayout(),
    imageFormat: boardOptions.imageFormat(),
    alignment: boardOptions.alignment(),
    highlightFirst: checkbox({ de: 'Erste Neuigkeit gross', fr: 'Première actualité en grand', en: 'First one large' }),
  },
  showWhen: {
    columnLayout: { gridLayout: { comparison: 'in', value: ['grid', 'carousel'] } },
    phoneLayout: { gridLayout: { comparison: '=', value: 'grid' } },
    imageFormat: { gridLayout: { comparison: '!=', value: 'list' } },
    alignment: { gridLayout: { comparison: '!=', value: 'list' } },
    highlightFirst: { gridLayout: { comparison: '=', value: 'grid' } },
  },
  children: { cards: newsFeedCard },
  starter: { cards: 3 },
})
