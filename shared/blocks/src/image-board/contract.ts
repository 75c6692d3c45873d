import { media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { link } from '@blickfang/contract/options/link/option.ts'

const imageCard = defineGroup({
  name: 'imageCard',
  label: { de: 'Bildkarte', fr: 'Carte image', en: 'Image card' },
  fields: {
    image: media(words.image),
    title: text(words.title, { maxLength: 200, sample: 'Bildtitel' }),
    text: richText(words.text, { sample: 'Ein Satz zum Bild.' }),
  },
  options: { link: link({ de: 'Link der Karte', fr: 'Lien de la carte', en: 'Link of the card' }) },
})

export const imageBoard = defineBlock({
  name: 'imageBoard',
  label: { de: 'Bildergalerie', fr: 'Galerie d’images', en: 'Image board' },
  section: 'content',
  place: 7,
  icon: 'layout-grid',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Ein Blick in unser Geschäft' }),
    lead: richText(words.lead, { sample: 'Kommen Sie vorbei und schauen Sie sich um.' }),
  },
  options: {
    gridLayout: boardOptions.gridLayout({
      filter: ['grid', 'masonry', 'split', 'carousel', 'avatar', 'list', 'shelf'],
    }),
    columnLayout: boardOptions.columnLayout(),
    phoneLayout: boardOptions.phoneLayout(),
    imageFormat: boardOptions.imageFormat(),
    objectFit: boardOptions.objectFit(),
    gap: boardOptions.gap(),
    alignment: boardOptions.alignment(),
  },
  showWhen: {
    columnLayout: { gridLayout: { comparison: 'in', value: ['grid', 'masonry', 'carousel', 'avatar'] } },
    phoneLayout: { gridLayout: { comparison: '=', value: 'grid' } },
    imageFormat: { gridLayout: { comparison: 'in', value: ['grid', 'split', 'carousel', 'shelf'] } },
    objectFit: { gridLayout: { comparison: '!=', value: 'masonry' } },
    gap: { gridLayout: { comparison: 'in', value: ['grid', 'masonry', 'split', 'carousel', 'avatar'] } },
    alignment: { gridLayout: { comparison: 'in', value: ['grid', 'masonry', 'split', 'carousel', 'avatar'] } },
  },
  children: { cards: imageCard },
  starter: { cards: 3 },
})
