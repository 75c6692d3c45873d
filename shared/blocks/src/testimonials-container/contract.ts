import { media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { boardOptions } from '@blickfang/contract/options/board.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'
import { textSize } from '@blickfang/contract/options/text-size/option.ts'

const testimonialDetails = defineGroup({
  name: 'testimonialDetails',
  label: { de: 'Kundenstimme', fr: 'Témoignage', en: 'Testimonial' },
  fields: {
    text: richText(
      { de: 'Zitat', fr: 'Citation', en: 'Quote' },
      { sample: 'Ich habe mich vom ersten Moment an gut beraten gefühlt.' },
    ),
    name: text({ de: 'Name', fr: 'Nom', en: 'Name' }, { maxLength: 120, sample: 'Anna M.' }),
    function: text(
      { de: 'Zusatz', fr: 'Complément', en: 'About the person' },
      { maxLength: 160, sample: 'Kundin aus Winterthur' },
    ),
    image: media({ de: 'Bild', fr: 'Image', en: 'Picture' }),
  },
  options: { rating: number({ de: 'Sterne', fr: 'Étoiles', en: 'Stars' }, { range: { min: 1, max: 5 }, fallback: 5 }) },
})

export const testimonialsContainer = defineBlock({
  name: 'testimonialsContainer',
  label: { de: 'Kundenstimmen', fr: 'Témoignages', en: 'Testimonials' },
  kind: 'groupCollection',
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
  children: { testimonials: testimonialDetails },
  starter: { testimonials: 2 },
})
