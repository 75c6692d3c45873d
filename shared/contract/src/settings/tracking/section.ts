import { defineSection } from '../../kernel/section/section.ts'
import { text } from '../../options/text/option.ts'

export const tracking = defineSection({
  name: 'tracking',
  label: { de: 'Statistik', fr: 'Statistiques', en: 'Tracking' },
  place: 10,
  options: {
    'tracking.analytics.id': text(
      { de: 'Google Analytics (ID)', fr: 'Google Analytics (ID)', en: 'Google Analytics (ID)' },
      {
        maxLength: 40,
        hint: {
          de: 'Wer die Website besucht, wird zuerst gefragt. Ohne Ja wird nichts geladen.',
          fr: 'Les visiteurs sont d’abord interrogés. Sans leur accord, rien n’est chargé.',
          en: 'Visitors are asked first. Without a yes nothing is loaded.',
        },
      },
    ),
    'tracking.tagManager.id': text(
      { de: 'Google Tag Manager (ID)', fr: 'Google Tag Manager (ID)', en: 'Google Tag Manager (ID)' },
      { maxLength: 40 },
    ),
    'tracking.pixel.id': text(
      { de: 'Meta Pixel (ID)', fr: 'Meta Pixel (ID)', en: 'Meta Pixel (ID)' },
      { maxLength: 40 },
    ),
  },
})
