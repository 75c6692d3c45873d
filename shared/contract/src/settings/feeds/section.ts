import { defineSection } from '../../kernel/section/section.ts'
import { date } from '../../options/date/option.ts'
import { text } from '../../options/text/option.ts'

/** Accounts and keys of the services from which content is shown. Never sent to visitors: keys are secrets. */
export const feeds = defineSection({
  name: 'feeds',
  label: { de: 'Externe Quellen', fr: 'Sources externes', en: 'Outside sources' },
  hint: {
    de: 'Bewertungen, Beiträge und Artikel werden kopiert. Fällt ein Dienst aus, bleibt der letzte Stand stehen.',
    fr: 'Les avis, publications et articles sont copiés. Si un service tombe en panne, le dernier état reste affiché.',
    en: 'Reviews, posts and articles are copied. Where a service fails, what was last read stays.',
  },
  place: 11,
  options: {
    'feeds.googleKey': text(
      { de: 'Schlüssel für Google Places', fr: 'Clé pour Google Places', en: 'Key for Google Places' },
      {
        hint: {
          de: 'Welcher Ort bei Google eine Filiale ist, steht bei der Filiale in der Verwaltung.',
          fr: 'Le lieu Google d’une succursale figure auprès de la succursale, dans l’administration.',
          en: 'Which place at Google a branch is, is said at the branch in the admin.',
        },
      },
    ),
    'feeds.instagram': text(
      { de: 'Instagram-Feed von Behold', fr: 'Flux Instagram de Behold', en: 'Instagram feed of Behold' },
      {
        maxLength: 2000,
        hint: {
          de: 'Adresse oder Kennung des Feeds. Leer: keine Beiträge.',
          fr: 'Adresse ou identifiant du flux. Vide : aucune publication.',
          en: 'Address or id of the feed. Empty: no posts.',
        },
      },
    ),
    'feeds.instagramUntil': date({
      de: 'Zugang zu Instagram gültig bis',
      fr: 'Accès à Instagram valable jusqu’au',
      en: 'Access to Instagram until',
    }),
    'feeds.articles': text(
      { de: 'Artikel', fr: 'Articles', en: 'Articles' },
      {
        maxLength: 4000,
        hint: {
          de: 'Adressen der Artikel, mit Leerzeichen dazwischen.',
          fr: 'Adresses des articles, séparées par des espaces.',
          en: 'Addresses of the articles, with spaces between them.',
        },
      },
    ),
  },
  showWhen: { 'feeds.instagramUntil': { 'feeds.instagram': { comparison: '!=', value: '' } } },
})
