import { media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { number } from '@blickfang/contract/options/number/option.ts'

export const testimonialDetails = defineBlock({
  name: 'testimonialDetails',
  label: { de: 'Kundenstimme', fr: 'Témoignage', en: 'Testimonial' },
  section: null,
  icon: 'quote',
  fields: {
    text: richText(
      { de: 'Zitat', fr: 'Citation', en: 'Quote' },
      { sample: 'Ich habe mich vom ersten Moment an gut beraten gefühlt.' },
    ),
    name: text({ de: 'Name', fr: 'Nom', en: 'Name' }, { maxLength: 120, sample: 'Anna M.' }),
    function: text(
      { de: 'Zusatz', fr: 'Complément', en: 'About the person' },
      { maxLength: 160, sample: 'Stammkundin' },
    ),
    image: media({ de: 'Bild', fr: 'Image', en: 'Picture' }),
  },
  options: { rating: number({ de: 'Sterne', fr: 'Étoiles', en: 'Stars' }, { range: { min: 1, max: 5 }, fallback: 5 }) },
  teaser: { title: 'name', text: 'text', image: 'image' },
})
