import { media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { link } from '@blickfang/contract/options/link/option.ts'

const productCard = defineGroup({
  name: 'productCard',
  label: { de: 'Produkt', fr: 'Produit', en: 'Product' },
  fields: {
    image: media(words.image),
    badge: text({ de: 'Etikett', fr: 'Étiquette', en: 'Label' }, { maxLength: 40 }),
    brand: text({ de: 'Marke', fr: 'Marque', en: 'Brand' }, { maxLength: 80, sample: 'Marke' }),
    title: text(words.name, { maxLength: 160, sample: 'Name des Modells' }),
    price: text({ de: 'Preis', fr: 'Prix', en: 'Price' }, { maxLength: 80, sample: 'CHF …' }),
  },
  options: { link: link({ de: 'Link des Produkts', fr: 'Lien du produit', en: 'Link of the product' }) },
})

export const productBoard = defineBlock({
  name: 'productBoard',
  label: { de: 'Produkte', fr: 'Produits', en: 'Product board' },
  section: 'content',
  place: 10,
  icon: 'tag',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Neu im Geschäft' }),
    lead: richText(words.lead),
  },
  options: {
    gridLayout: boardOptions.gridLayout({ filter: ['grid', 'carousel', 'shelf'] }),
    columnLayout: boardOptions.columnLayout({ filter: ['3', '4'], fallback: '4' }),
    phoneLayout: boardOptions.phoneLayout({ fallback: 'columns' }),
    imageFormat: boardOptions.imageFormat(),
    objectFit: boardOptions.objectFit(),
    alignment: boardOptions.alignment(),
  },
  showWhen: {
    columnLayout: { gridLayout: { comparison: 'in', value: ['grid', 'carousel'] } },
    phoneLayout: { gridLayout: { comparison: '=', value: 'grid' } },
    alignment: { gridLayout: { comparison: '!=', value: 'shelf' } },
  },
  children: { cards: productCard },
  starter: { cards: 4 },
})
