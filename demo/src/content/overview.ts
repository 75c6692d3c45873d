import {
  button,
  richText,
  type SeedGroup,
  type SeedPage,
  text,
  words,
} from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { picture } from '../media/pictures.ts'
import { booking } from './booking.ts'

type Pair = readonly [de: string, fr: string]

interface Line {
  readonly name: Pair
  readonly price: Pair
  readonly duration?: Pair
  readonly note?: Pair
}
interface Part {
  readonly heading: Pair
  readonly lines: readonly Line[]
}

const chf = (amount: string): Pair => [`CHF ${amount}`, `CHF ${amount}`]
const from = (amount: string): Pair => [`ab CHF ${amount}`, `dès CHF ${amount}`]
const minutes = (count: number): Pair => [`${count} Min.`, `${count} min`]
const free: Pair = ['kostenlos', 'gratuit']

const parts: readonly Part[] = [
  {
    heading: ['Prüfen', 'Examiner'],
    lines: [
      {
        name: ['Augenprüfung', 'Examen de la vue'],
        note: ['Bei einer Brille innert drei Monaten geschenkt.', 'Offert pour des lunettes dans les trois mois.'],
        duration: minutes(45),
        price: chf('90'),
      },
      {
        name: ['Gesundheitscheck der Augen', 'Bilan de santé des yeux'],
        note: ['Netzhautbild, Augendruck, Tränenfilm.', 'Rétine, pression, film lacrymal.'],
        duration: minutes(30),
        price: chf('120'),
      },
      {
        name: ['Sehtest für den Führerausweis', 'Test de la vue pour le permis'],
        note: ['Ohne Termin, mit ausgefülltem Formular.', 'Sans rendez-vous, formulaire rempli.'],
        duration: minutes(10),
        price: chf('15'),
      },
    ],
  },
  {
    heading: ['Kontaktlinsen', 'Lentilles de contact'],
    lines: [
      {
        name: ['Anpassung', 'Adaptation'],
        note: ['Mit Probelinsen für zwei Wochen.', 'Avec lentilles d’essai pour deux semaines.'],
        duration: ['2 × 1 Stunde', '2 × 1 heure'],
        price: chf('180'),
      },
      { name: ['Kontrolle', 'Contrôle'], duration: minutes(30), price: chf('65') },
      {
        name: ['Abo mit Pflege und Kontrolle', 'Abonnement, entretien et contrôle'],
        note: ['Monatlich kündbar.', 'Résiliable chaque mois.'],
        price: ['ab CHF 29 im Monat', 'dès CHF 29 par mois'],
      },
    ],
  },
  {
    heading: ['Kinder', 'Enfants'],
    lines: [
      { name: ['Erster Sehtest, ab vier Jahren', 'Premier test, dès quatre ans'], duration: minutes(20), price: free },
      {
        name: ['Myopie-Programm, ein Jahr', 'Programme myopie, un an'],
        note: ['Zwei Messungen der Augenlänge; Gläser separat.', 'Deux mesures de l’œil ; verres en sus.'],
        price: chf('390'),
      },
    ],
  },
  {
    heading: ['Gläser, das Paar', 'Verres, la paire'],
    lines: [
      { name: ['Einstärken', 'Unifocaux'], price: from('140') },
      { name: ['Bildschirm', 'Écran'], price: from('320') },
      {
        name: ['Gleitsicht', 'Progressifs'],
        note: ['Sechzig Tage lang ohne Aufpreis getauscht.', 'Échangés sans supplément pendant soixante jours.'],
        price: from('580'),
      },
      { name: ['In Ihre alte Fassung', 'Dans votre ancienne monture'], price: chf('40') },
    ],
  },
  {
    heading: ['Werkstatt', 'Atelier'],
    lines: [
      {
        name: ['Reinigen und nachrichten', 'Nettoyage et ajustage'],
        note: ['Auch wenn die Brille nicht von uns ist.', 'Même si elles ne viennent pas de chez nous.'],
        price: free,
      },
      {
        name: ['Schraube, Nasenauflage, Bügelende', 'Vis, plaquette, embout'],
        duration: minutes(10),
        price: ['CHF 5 bis 15', 'CHF 5 à 15'],
      },
      {
        name: ['Bügel löten', 'Souder une branche'],
        note: ['Mit Leihbrille, wenn Sie eine brauchen.', 'Avec des lunettes de prêt au besoin.'],
        duration: ['3 Tage', '3 jours'],
        price: from('60'),
      },
    ],
  },
]

/** All prices of the shop on one card. */
const menuCard: SeedGroup = {
  name: 'priceList',
  options: { isTwoColumns: true, spacing: 'small' },
  fields: {
    footnote: richText(
      'Preise in Schweizer Franken, inklusive Mehrwertsteuer. Die Grundversicherung zahlt bis 18 Jahre CHF 180 im Jahr an Gläser und Linsen.',
      'Prix en francs suisses, TVA comprise. L’assurance de base verse CHF 180 par an pour verres et lentilles jusqu’à 18 ans.',
    ),
  },
  children: parts.flatMap(({ heading, lines }) =>
    lines.map(
      ({ name, price, duration, note }, index): SeedGroup => ({
        name: 'priceLine',
        fields: {
          ...(index === 0 && { heading: text(...heading) }),
          name: text(...name),
          price: text(...price),
          ...(duration && { duration: text(...duration) }),
          ...(note && { note: text(...note) }),
        },
      }),
    ),
  ),
}

/** All that the shop does, with prices. */
export const overview: SeedPage = {
  key: 'leistungen',
  name: words('Leistungen', 'Prestations'),
  slug: words('leistungen', 'prestations'),
  description: words(
    'Augenprüfung, Brillen, Kontaktlinsen, Gesundheitscheck und Kinderbrillen in Winterthur, mit Preisen.',
    'Examen de la vue, lunettes, lentilles, bilan de santé et lunettes d’enfant à Winterthour, avec les prix.',
  ),
  groups: [
    {
      name: 'hero',
      options: { size: 'small', alignment: 'center', textSize: 'large' },
      fields: {
        kicker: text('Leistungen und Preise', 'Prestations et prix'),
        title: text('Die Karte', 'La carte'),
        lead: richText(
          'Sie zahlen, was hier steht. Was dazukommt, besprechen wir vorher.',
          'Vous payez ce qui est écrit ici. Le reste, nous en parlons d’abord.',
        ),
      },
    },
    {
      name: 'announcementBubble',
      fields: {
        text: text(
          '18. bis 23. Januar: Augendruck messen, kostenlos',
          'Du 18 au 23 janvier : pression oculaire offerte',
        ),
        button: button('page:augengesundheit', 'Warum', 'Pourquoi'),
      },
    },
    menuCard,
    {
      name: 'servicesContainer',
      options: { phoneLayout: 'columns', columnLayout: '3' },
      fields: { title: text('Was wir für Ihre Augen tun', 'Ce que nous faisons pour vos yeux') },
    },
    {
      name: 'textBesideImage',
      options: { background: 'secondary', side: 'right', aspectRatio: 'classic', verticalAlignment: 'center' },
      fields: {
        image: picture('repair'),
        kicker: text('Werkstatt', 'Atelier'),
        title: text('Meist gleich zum Mitnehmen.', 'Le plus souvent, tout de suite.'),
        text: richText(
          'Eine Schraube, eine Nasenauflage, ein Bügelende: zehn Minuten, und Sie können dabei zuschauen. Auch wenn die Brille nicht von uns ist.',
          'Une vis, une plaquette, un embout : dix minutes, et vous pouvez regarder. Même si les lunettes ne viennent pas de chez nous.',
        ),
        button: button('~contact', 'Öffnungszeiten und Anfahrt', 'Horaires et accès'),
      },
    },
    {
      name: 'multiCta',
      fields: {
        title: text('Womit kommen Sie zu uns?', 'Qu’est-ce qui vous amène ?'),
        lead: richText(
          'Ein Blick auf Ihre Brille kostet nichts. Für alles andere wissen Sie vorher, wie lange es dauert.',
          'Un coup d’œil à vos lunettes ne coûte rien. Pour le reste, vous savez d’avance combien de temps cela prend.',
        ),
      },
      children: [
        call({
          title: ['Die Brille drückt oder rutscht', 'Les lunettes serrent ou glissent'],
          text: [
            'Kommen Sie ohne Termin vorbei. Nachrichten dauert zehn Minuten und kostet nichts.',
            'Passez sans rendez-vous. L’ajustage prend dix minutes et ne coûte rien.',
          ],
          button: ['~contact', 'Öffnungszeiten und Anfahrt', 'Horaires et accès'],
        }),
        call({
          title: ['Ich sehe schlechter als früher', 'Je vois moins bien qu’avant'],
          text: [
            'Eine Augenprüfung dauert 45 Minuten. Danach wissen Sie, ob es an den Gläsern liegt.',
            'Un examen dure 45 minutes. Ensuite, vous savez si cela vient des verres.',
          ],
          button: ['page:augenpruefung', 'Zur Augenprüfung', 'L’examen de la vue'],
        }),
        call({
          title: ['Ich mache den Führerausweis', 'Je passe mon permis'],
          text: [
            'Zehn Minuten, CHF 15, mit ausgefülltem Formular. Ihren Ausweis nicht vergessen.',
            'Dix minutes, CHF 15, formulaire rempli. N’oubliez pas votre pièce d’identité.',
          ],
          button: ['page:fahren', 'Zum Sehtest', 'Le test de la vue'],
        }),
      ],
    },
    booking,
  ],
}

interface Call {
  title: Pair
  text: Pair
  button: readonly [to: string, de: string, fr: string]
}

function call({ title, text: body, button: to }: Call) {
  return {
    name: 'multiCtaCard',
    fields: { title: text(...title), text: richText(...body), button: button(...to) },
  }
}
