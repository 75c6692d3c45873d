import { button, richText, type SeedPage, text, words } from '@blickfang/cms/seed/seed-page.ts'
import { type PictureKey, picture } from '../media/pictures.ts'
import { booking } from './booking.ts'

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
      options: { size: 'small' },
      fields: {
        kicker: text('Leistungen und Preise', 'Prestations et prix'),
        title: text('Alles für Ihre Augen, unter einem Dach.', 'Tout pour vos yeux, sous un même toit.'),
        lead: richText(
          'Sie zahlen, was auf dieser Seite steht. Was dazukommt, besprechen wir vorher.',
          'Vous payez ce qui figure sur cette page. Le reste, nous en parlons d’abord.',
        ),
        image: picture('workshop'),
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
    {
      name: 'servicesContainer',
      options: { phoneLayout: 'columns' },
      fields: { title: text('Was wir für Ihre Augen tun', 'Ce que nous faisons pour vos yeux') },
    },
    {
      name: 'serviceBoard',
      fields: {
        title: text('Werkstatt und Kleinigkeiten', 'Atelier et petits services'),
        lead: richText('Meist gleich zum Mitnehmen.', 'Le plus souvent, tout de suite.'),
      },
      children: [
        small(
          ['Reinigen und nachrichten', 'Nettoyage et ajustage'],
          ['Auch wenn die Brille nicht von uns ist.', 'Même si les lunettes ne viennent pas de chez nous.'],
          ['kostenlos', 'gratuit'],
        ),
        small(
          ['Schraube, Nasenauflage, Bügelende', 'Vis, plaquette, embout'],
          ['In zehn Minuten, Sie können warten.', 'En dix minutes, vous pouvez attendre.'],
          ['CHF 5 bis 15', 'CHF 5 à 15'],
        ),
        small(
          ['Bügel löten', 'Souder une branche'],
          [
            'In drei Tagen, mit Leihbrille, wenn Sie eine brauchen.',
            'En trois jours, avec des lunettes de prêt au besoin.',
          ],
          ['ab CHF 60', 'dès CHF 60'],
        ),
        small(
          ['Gläser in Ihre alte Fassung', 'Verres dans votre ancienne monture'],
          [
            'Wenn die Fassung hält. Das sehen wir uns zuerst an.',
            'Si la monture tient encore. Nous la regardons d’abord.',
          ],
          ['CHF 40', 'CHF 40'],
        ),
      ],
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
          picture: 'fitting-table',
          title: ['Die Brille drückt oder rutscht', 'Les lunettes serrent ou glissent'],
          text: [
            'Kommen Sie ohne Termin vorbei. Nachrichten dauert zehn Minuten und kostet nichts.',
            'Passez sans rendez-vous. L’ajustage prend dix minutes et ne coûte rien.',
          ],
          button: ['~contact', 'Öffnungszeiten und Anfahrt', 'Horaires et accès'],
        }),
        call({
          picture: 'eye-chart',
          title: ['Ich sehe schlechter als früher', 'Je vois moins bien qu’avant'],
          text: [
            'Eine Augenprüfung dauert 45 Minuten. Danach wissen Sie, ob es an den Gläsern liegt.',
            'Un examen dure 45 minutes. Ensuite, vous savez si cela vient des verres.',
          ],
          button: ['page:augenpruefung', 'Zur Augenprüfung', 'L’examen de la vue'],
        }),
        call({
          picture: 'driving',
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
  picture: PictureKey
  title: Pair
  text: Pair
  button: readonly [to: string, de: string, fr: string]
}

function call({ picture: key, title, text: body, button: to }: Call) {
  return {
    name: 'multiCtaCard',
    fields: { image: picture(key), title: text(...title), text: richText(...body), button: button(...to) },
  }
}

function small(title: Pair, body: Pair, price: Pair) {
  return {
    name: 'serviceCard',
    fields: { title: text(...title), text: richText(...body), price: text(...price) },
  }
}
