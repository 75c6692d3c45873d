import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { textSize } from '@blickfang/contract/options/text-size/option.ts'
import { testimonials } from '@blickfang/contract/sources/testimonials/source.ts'

export const testimonialsContainer = defineBlock({
  name: 'testimonialsContainer',
  label: { de: 'Kundenstimmen', fr: 'Témoignages', en: 'Testimonials' },
  kind: 'groupCollection',
  collection: { name: 'testimonials', detail: 'testimonialDetails' },
  sources: [testimonials],
  headsEntries: true,
  section: 'collections',
  place: 3,
  icon: 'message-square-quote',
  fields: {
    title: text(
      { de: 'Titel', fr: 'Titre', en: 'Title' },
      { maxLength: 300, sample: 'Das sagen unsere Kundinnen und Kunden' },
    ),
    lead: richText({ de: 'Einleitung', fr: 'Introduction', en: 'Lead' }),
  },
  options: {
    gridLayout: boardOptions.gridLayout({ filter: ['grid', 'masonry', 'carousel'] }),
    columnLayout: boardOptions.columnLayout(),
    phoneLayout: boardOptions.phoneLayout({ filter: ['stacked', 'swipe'] }),
    alignment: boardOptions.alignment(),
    textSize: textSize({ de: 'Textgrösse', fr: 'Taille du texte', en: 'Text size' }),
    boxed: checkbox({ de: 'Auf Karten', fr: 'Sur des cartes', en: 'On cards' }, { fallback: true }),
    showRating: checkbox({ de: 'Sterne zeigen', fr: 'Afficher les étoiles', en: 'Show stars' }, { fallback: true }),
  },
  showWhen: { phoneLayout: { gridLayout: { comparison: '=', value: 'grid' } } },
})
