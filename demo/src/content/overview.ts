import { button, richText, type SeedPage, text, words } from '@blickfang/cms/seed/seed-page.ts'
import { picture } from '../media/pictures.ts'
import { booking } from './booking.ts'
import { menuCard } from './prices.ts'

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

type Pair = readonly [de: string, fr: string]

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
