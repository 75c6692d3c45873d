import { defineSection } from '../../kernel/section/section.ts'
import { businessKind } from '../../options/business-kind/option.ts'
import { country } from '../../options/country/option.ts'
import { countriesWithRegions, holidayRegion } from '../../options/holiday-region/option.ts'
import { text } from '../../options/text/option.ts'
import { timeZone } from '../../options/time-zone/option.ts'

/** Facts about the business behind the site, for whoever finds it. */
export const business = defineSection({
  name: 'business',
  label: { de: 'Geschäft', fr: 'Commerce', en: 'Business' },
  place: 18,
  options: {
    'business.kind': businessKind(
      { de: 'Art des Geschäfts', fr: 'Type de commerce', en: 'Kind of business' },
      {
        hint: {
          de: 'Steht im Titel der Startseite; Suchmaschinen ordnen Ihre Website danach ein.',
          fr: 'Figure dans le titre de la page d’accueil ; les moteurs de recherche classent votre site d’après lui.',
          en: 'Stands in the title of the home page; search engines file your site by it.',
        },
      },
    ),
    'business.country': country({ de: 'Land', fr: 'Pays', en: 'Country' }),
    'business.holidayRegion': holidayRegion(
      { de: 'Region der Feiertage', fr: 'Région des jours fériés', en: 'Region of the holidays' },
      {
        hint: {
          de: 'Diese Feiertage werden für die Öffnungszeiten vorgeschlagen. In der Schweiz sagt sonst die Postleitzahl den Kanton.',
          fr: 'Ces jours fériés sont proposés pour les horaires. En Suisse, le code postal indique sinon le canton.',
          en: 'These holidays are proposed for the opening hours. In Switzerland the postcode says the canton otherwise.',
        },
      },
    ),
    'business.timeZone': timeZone(
      { de: 'Zeitzone', fr: 'Fuseau horaire', en: 'Time zone' },
      {
        hint: {
          de: 'Danach richten sich «jetzt geöffnet», Daten und wann eine Mitteilung, ein Kurs oder eine Stelle endet.',
          fr: '« Ouvert maintenant », les dates et la fin d’un avis, d’un cours ou d’une offre d’emploi suivent ce fuseau.',
          en: '“Open now”, dates and when a notice, a course or a job ends go by it.',
        },
      },
    ),
    'business.notFound': text(
      {
        de: 'Titel, wenn es eine Seite nicht gibt',
        fr: 'Titre quand une page n’existe pas',
        en: 'Title where a page is not there',
      },
      {
        maxLength: 120,
        hint: {
          de: 'In der Hauptsprache. Leer, und in anderen Sprachen: «Diese Seite gibt es nicht».',
          fr: 'Dans la langue principale. Vide, et dans les autres langues : « Cette page n’existe pas ».',
          en: 'In the main language. Empty, and in other languages: “This page does not exist”.',
        },
      },
    ),
  },
  showWhen: { 'business.holidayRegion': { 'business.country': { comparison: 'in', value: countriesWithRegions } } },
})
