import { richText, type SeedGroup, text } from '@blickfang/cms/seed/seed-page.ts'

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
export const menuCard: SeedGroup = {
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
