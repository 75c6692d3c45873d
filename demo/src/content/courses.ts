import {
  button,
  richText,
  type SeedGroup,
  type SeedPage,
  text,
  words,
} from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { type PictureKey, picture } from '../media/pictures.ts'

type Pair = readonly [de: string, fr: string]

interface Course {
  picture: PictureKey
  title: Pair
  text: Pair
  place: Pair
  button?: Pair
  options: NonNullable<SeedGroup['options']>
}

const inTheShop: Pair = ['Im Geschäft, 1. Stock', 'Au magasin, 1er étage']

const list: readonly Course[] = [
  {
    picture: 'course-table',
    title: ['Linsen einsetzen ohne Tränen', 'Poser ses lentilles sans larmes'],
    text: [
      'Zu sechst um einen Tisch, jede mit eigenem Spiegel. Sanja zeigt den Griff, bis er sitzt. Probelinsen und Behälter nehmen Sie mit.',
      'À six autour d’une table, chacun devant son miroir. Sanja montre le geste jusqu’à ce qu’il vienne tout seul. Vous repartez avec des lentilles d’essai et un étui.',
    ],
    place: inTheShop,
    button: ['Bei Sanja anmelden', 'S’inscrire auprès de Sanja'],
    options: { date: '2027-01-14', time: '18:30–20:00', price: 35, isLimited: true, placesLeft: 2 },
  },
  {
    picture: 'news-week',
    title: ['Woche der Augengesundheit', 'Semaine de la santé des yeux'],
    text: [
      'Wir messen den Augendruck, ohne Termin, jeden Vormittag von 9 bis 12 Uhr. Bitte ohne Kontaktlinsen kommen.',
      'Nous mesurons la pression oculaire, sans rendez-vous, chaque matin de 9 h à 12 h. Venez sans lentilles.',
    ],
    place: inTheShop,
    options: { date: '2027-01-18', lastDate: '2027-01-23', time: '09:00–12:00', price: 0 },
  },
  {
    picture: 'workshop',
    title: ['Ein Glas einschleifen', 'Tailler un verre'],
    text: [
      'Ein Samstagmorgen an Lucas Maschine. Am Ende halten Sie ein Glas in der Hand, das in eine Fassung passt, und wissen, warum Gläser kosten, was sie kosten.',
      'Un samedi matin à la machine de Luca. À la fin, vous tenez un verre qui entre dans une monture et savez pourquoi les verres coûtent ce qu’ils coûtent.',
    ],
    place: ['In der Werkstatt, Marktgasse\u00a047', 'À l’atelier, Marktgasse\u00a047'],
    options: { date: '2027-02-06', time: '09:30–12:00', price: 60, isLimited: true, placesLeft: 0 },
  },
  {
    picture: 'eye-health',
    title: ['Schichtbilder lesen', 'Lire les images OCT'],
    text: [
      'Fortbildung für Kolleginnen und Kollegen aus dem Verband: Reto bespricht zwölf Fälle, sechs davon mit Überraschung.',
      'Formation pour les collègues de l’association : Reto présente douze cas, dont six avec surprise.',
    ],
    place: inTheShop,
    button: ['Bei Reto anmelden', 'S’inscrire auprès de Reto'],
    options: { date: '2027-03-11', time: '19:00–21:00', price: 0, isLimited: true, placesLeft: 9, membersOnly: true },
  },
]

export const coursePage: SeedPage = {
  key: 'kurse',
  name: words('Kurse', 'Cours'),
  slug: words('kurse', 'cours'),
  description: words(
    'Kontaktlinsen einsetzen lernen, ein Glas einschleifen, Augendruck messen: Kurse und Anlässe in Winterthur.',
    'Apprendre à poser ses lentilles, tailler un verre, mesurer la pression oculaire : cours à Winterthour.',
  ),
  groups: [
    {
      name: 'courses',
      fields: {
        title: text('Kurse und Abende im Lindenhof', 'Cours et soirées au Lindenhof'),
        lead: richText(
          'Klein gehalten, damit jede Frage Platz hat. Absagen können Sie bis am Vorabend, ohne Kosten.',
          'En petit groupe, pour que chaque question ait sa place. Vous pouvez annuler jusqu’à la veille, sans frais.',
        ),
      },
      children: list.map(course),
    },
    {
      name: 'cta',
      options: { background: 'header' },
      fields: {
        title: text('Ein Thema fehlt?', 'Il manque un thème ?'),
        text: richText(
          'Wenn sich vier Leute finden, machen wir einen Kurs daraus.',
          'Dès que quatre personnes sont intéressées, nous organisons un cours.',
        ),
        primaryButton: button('mailto:info@optik-lindenhof.ch', 'Schreiben Sie uns', 'Écrivez-nous'),
        secondaryButton: button('page:gesundheitsoptik-tag', 'Gesundheitsoptik-Tag', 'Journée de l’optique de santé'),
      },
    },
  ],
}

function course({ picture: key, title, text: body, place, button: label, options }: Course): SeedGroup {
  return {
    name: 'courseCard',
    options,
    fields: {
      image: picture(key),
      title: text(...title),
      text: richText(...body),
      place: text(...place),
      ...(label && { button: button('mailto:info@optik-lindenhof.ch', ...label) }),
    },
  }
}
