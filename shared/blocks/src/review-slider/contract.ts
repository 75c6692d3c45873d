import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { location } from '@blickfang/contract/options/location/option.ts'
import { number } from '@blickfang/contract/options/number/option.ts'
import { reviews } from '@blickfang/contract/sources/reviews/source.ts'

export const reviewSlider = defineBlock({
  name: 'reviewSlider',
  label: { de: 'Bewertungen', fr: 'Avis', en: 'Reviews' },
  sources: [reviews],
  section: 'content',
  place: 17,
  icon: 'star',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Bewertungen auf Google' }),
    lead: richText(words.lead),
  },
  options: {
    location: location({ de: 'Standorte', fr: 'Succursales', en: 'Locations' }),
    ratingMinimum: number(
      { de: 'Mindestens so viele Sterne', fr: 'Nombre minimal d’étoiles', en: 'At least so many stars' },
      { range: { min: 1, max: 5 } },
    ),
    count: number(
      { de: 'Höchstens so viele Bewertungen', fr: 'Nombre maximal d’avis', en: 'At most so many reviews' },
      { range: { min: 1, max: 50 }, fallback: 12 },
    ),
  },
  showWhen: {
    ratingMinimum: { location: { comparison: '!=', value: null } },
    count: { location: { comparison: '!=', value: null } },
  },
})
