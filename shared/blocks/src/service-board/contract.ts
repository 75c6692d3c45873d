import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

const serviceCard = defineGroup({
  name: 'serviceCard',
  label: { de: 'Leistungskarte', fr: 'Carte de prestation', en: 'Service card' },
  fields: {
    image: media(words.image),
    title: text(words.title, { maxLength: 200, sample: 'Beratung' }),
    text: richText(words.text, { sample: 'Was die Leistung umfasst und wie lange sie dauert.' }),
    price: text({ de: 'Preis', fr: 'Prix', en: 'Price' }, { maxLength: 80, sample: 'ab CHF …' }),
    button: button(words.button, { sample: 'Mehr dazu' }),
  },
  options: { highlighted: checkbox({ de: 'Hervorheben', fr: 'Mettre en avant', en: 'Highlight' }) },
})

export const serviceBoard = defineBlock({
  name: 'serviceBoard',
  label: { de: 'Leistungen', fr: 'Prestations', en: 'Service board' },
  section: 'content',
  place: 11,
  icon: 'glasses',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Was wir für Sie tun' }),
    lead: richText(words.lead, { sample: 'Von der Beratung bis zum fertigen Stück alles unter einem Dach.' }),
  },
  options: {
    gridLayout: boardOptions.gridLayout({ filter: ['grid', 'split', 'carousel'] }),
    columnLayout: boardOptions.columnLayout(),
    phoneLayout: boardOptions.phoneLayout({ filter: ['stacked', 'columns', 'swipe'] }),
    imageFormat: boardOptions.imageFormat(),
    objectFit: boardOptions.objectFit(),
    alignment: boardOptions.alignment(),
    numbered: checkbox({ de: 'Nummerieren', fr: 'Numéroter', en: 'Number the cards' }),
  },
  showWhen: {
    columnLayout: { gridLayout: { comparison: '!=', value: 'split' } },
    phoneLayout: { gridLayout: { comparison: '=', value: 'grid' } },
  },
  children: { cards: serviceCard },
  starter: { cards: 3 },
})
