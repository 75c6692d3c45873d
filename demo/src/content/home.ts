import { button, richText, type SeedPage, text, words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { type PictureKey, picture } from '../media/pictures.ts'
import { bookingUrl } from './booking.ts'

export const home: SeedPage = {
  key: 'home',
  role: 'home',
  name: words('Startseite', 'Accueil'),
  slug: words('home', 'accueil'),
  description: words(
    'Augenoptik mitten in der Winterthurer Altstadt: Sehtest, Brillen, Kontaktlinsen und Zeit für Ihre Augen.',
    'Opticien au cœur de la vieille ville de Winterthour : examen de la vue, lunettes, lentilles et du temps pour vos yeux.',
  ),
  groups: [
    {
      name: 'announcementBar',
      fields: {
        text: text(
          'Vom 24. bis 26. Dezember geschlossen. Reparaturen nehmen wir bis zum 23. an.',
          'Fermé du 24 au 26 décembre. Réparations acceptées jusqu’au 23.',
        ),
      },
    },
    {
      name: 'hero',
      options: { size: 'large', eyeChart: true },
      fields: {
        kicker: text('Augenoptik in der Altstadt, seit 1974', 'Opticien en vieille ville depuis 1974'),
        title: text('Gut sehen ist kein Zufall.', 'Bien voir n’est pas un hasard.'),
        lead: richText(
          'Wir messen genau, beraten ehrlich und schleifen Ihre Gläser in der eigenen Werkstatt an der Marktgasse.',
          'Nous mesurons avec précision, conseillons avec franchise et taillons vos verres dans notre propre atelier, à la Marktgasse.',
        ),
        image: picture('hero'),
        primaryButton: button(bookingUrl, 'Termin vereinbaren', 'Prendre rendez-vous'),
        secondaryButton: button('page:leistungen', 'Was wir tun', 'Nos prestations'),
      },
    },
    {
      name: 'servicesContainer',
      options: { gridLayout: 'list' },
      fields: {
        title: text('Was wir für Ihre Augen tun', 'Ce que nous faisons pour vos yeux'),
      },
    },
    {
      name: 'stepFeedBoard',
      options: { gridLayout: 'timeline', titleSize: 'large', lenses: false, background: 'header' },
      fields: {
        title: text('45 Minuten', '45 minutes'),
        lead: richText(
          'für eine Augenprüfung: So lange brauchen Ihre Augen.',
          'pour un examen de la vue : le temps qu’il faut à vos yeux.',
        ),
      },
      children: [
        step({
          minutes: 10,
          title: ['Wir fragen', 'Nous demandons'],
          text: [
            'Wofür Sie Ihre Augen brauchen: Bildschirm, Noten, Nachtfahrten.',
            'À quoi servent vos yeux : écran, partitions, conduite de nuit.',
          ],
        }),
        step({
          minutes: 20,
          title: ['Wir messen', 'Nous mesurons'],
          text: [
            'Sehschärfe in Ferne und Nähe, das Zusammenspiel beider Augen, den Augendruck.',
            'L’acuité de loin et de près, la coordination des deux yeux, la pression oculaire.',
          ],
        }),
        step({
          minutes: 10,
          title: ['Sie probieren', 'Vous essayez'],
          text: [
            'Probegläser auf der Nase, einmal bis zum Brunnen und zurück.',
            'Verres d’essai sur le nez, un aller-retour jusqu’à la fontaine.',
          ],
        }),
        step({
          minutes: 5,
          title: ['Sie entscheiden', 'Vous décidez'],
          text: ['Vorher bestellen wir nichts.', 'Avant cela, nous ne commandons rien.'],
          button: ['page:augenpruefung', 'Zur Prüfung', 'L’examen'],
        }),
      ],
    },
    {
      name: 'imageBoard',
      options: { gridLayout: 'shelf' },
      fields: {
        title: text('Sechs von 900', 'Six sur 900'),
      },
      children: [
        frame(
          'frame-round',
          ['Modell Eulach', 'Modèle Eulach'],
          ['Rund, Acetat in Honig, CHF 320', 'Ronde, acétate miel, CHF 320'],
        ),
        frame(
          'frame-titan',
          ['Modell Brühlberg', 'Modèle Brühlberg'],
          ['Titan, 9 Gramm leicht, CHF 460', 'Titane, 9 grammes, CHF 460'],
        ),
        frame(
          'frame-cat-eye',
          ['Modell Lotti', 'Modèle Lotti'],
          ['Cat-Eye in Bordeaux, CHF 345', 'Œil de chat bordeaux, CHF 345'],
        ),
        frame(
          'frame-panto',
          ['Modell Steiner', 'Modèle Steiner'],
          ['Panto, Horn-Optik, CHF 380', 'Panto, aspect corne, CHF 380'],
        ),
        frame(
          'frame-rectangle',
          ['Modell Sulzer', 'Modèle Sulzer'],
          ['Rechteckig, matt schwarz, CHF 295', 'Rectangulaire, noir mat, CHF 295'],
        ),
        frame(
          'frame-kids',
          ['Modell Mücke', 'Modèle Mücke'],
          ['Kinderbrille mit Federbügel, CHF 180', 'Lunettes d’enfant à branches souples, CHF 180'],
        ),
      ],
    },
    {
      name: 'teamContainer',
      options: { overlap: true, imageFormat: 'square', alignment: 'left', showFunctions: false },
      fields: {
        title: text('Fünf Paar Augen für Ihre zwei', 'Cinq paires d’yeux pour les vôtres'),
      },
    },
    {
      name: 'testimonialsContainer',
      options: { background: 'secondary', spacing: 'small', boxed: false, phoneLayout: 'swipe', textSize: 'large' },
      fields: { title: text('Was Leute sagen', 'Ce qu’on en dit') },
    },
    {
      name: 'newsFeedBoard',
      options: { highlightFirst: true, phoneLayout: 'list' },
      fields: { title: text('Neu bei uns', 'Du nouveau') },
      children: [
        news({
          picture: 'news-week',
          date: '2026-11-16',
          title: ['Woche der Augengesundheit', 'Semaine de la santé des yeux'],
          text: [
            '18. bis 23. Januar, 9 bis 12 Uhr: Augendruck messen, kostenlos, ohne Termin.',
            'Du 18 au 23 janvier, nous mesurons gratuitement la pression oculaire, sans rendez-vous, de 9 h à 12 h.',
          ],
        }),
        news({
          picture: 'news-open',
          date: '2026-10-05',
          title: ['Die Werkstatt zieht ins Schaufenster', 'L’atelier s’installe en vitrine'],
          text: [
            'Sehen Sie zu, wie Luca Ihre Gläser schleift. Winken ist erlaubt.',
            'Depuis la rue, vous pouvez désormais regarder Luca tailler vos verres. On a le droit de faire signe.',
          ],
        }),
        news({
          picture: 'news-voucher',
          date: '2026-09-01',
          title: ['Ein Gutschein, den man sieht', 'Un bon cadeau qui se voit'],
          text: [
            'Ab CHF 50, gedruckt auf Karton aus Winterthur. Er verfällt nicht.',
            'Dès CHF 50, imprimé sur carton à Winterthour. Il n’expire pas.',
          ],
        }),
      ],
    },
    {
      name: 'textOnImage',
      options: { panorama: true, spacing: 'small' },
      fields: {
        title: text('Sieben Minuten vom Bahnhof', 'À sept minutes de la gare'),
        text: richText(
          'Ausgang Altstadt, durch das Untertor in die Marktgasse, am Brunnen vorbei. Nach der fünften Markise hängt unser Schild.',
          'Sortie Altstadt, par l’Untertor jusqu’à la Marktgasse, devant la fontaine. Après le cinquième store, voici notre enseigne.',
        ),
        image: picture('way'),
      },
    },
    {
      name: 'contact',
      options: { background: 'footer', showSpecialDays: false },
      fields: {
        title: text('Der Weg zu uns', 'Nous trouver'),
        lead: richText(
          'Wann waren Ihre Augen zuletzt beim Service?',
          'À quand remonte le dernier contrôle de vos yeux ?',
        ),
        button: button(bookingUrl, 'Termin vereinbaren', 'Prendre rendez-vous'),
      },
    },
  ],
}

type Pair = readonly [de: string, fr: string]

interface Step {
  minutes: number
  title: Pair
  text: Pair
  button?: readonly [to: string, de: string, fr: string]
}

function step({ minutes, title, text: body, button: to }: Step) {
  return {
    name: 'stepFeedCard',
    options: { minutes },
    fields: { title: text(...title), text: richText(...body), ...(to && { button: button(...to) }) },
  }
}

function frame(key: PictureKey, title: Pair, body: Pair) {
  return { name: 'imageCard', fields: { image: picture(key), title: text(...title), text: richText(...body) } }
}

interface News {
  picture: 'news-week' | 'news-open' | 'news-voucher'
  date: string
  title: Pair
  text: Pair
}

function news({ picture: key, date, title, text: body }: News) {
  return {
    name: 'newsFeedCard',
    options: { date },
    fields: { image: picture(key), title: text(...title), text: richText(...body) },
  }
}

interface Voice {
  readonly key: string
  readonly de: string
  readonly fr: string
  readonly name: string
  readonly place: string
}

const said: readonly Voice[] = [
  {
    key: 'ursula-h',
    de: 'Zum ersten Mal hat mir jemand erklärt, warum meine Gleitsichtbrille nicht passte. Die neue trage ich von morgens bis abends.',
    fr: 'Pour la première fois, quelqu’un m’a expliqué pourquoi mes verres progressifs ne convenaient pas. Je porte les nouveaux du matin au soir.',
    name: 'Ursula H.',
    place: 'Seen',
  },
  {
    key: 'daniel-k',
    de: 'Bügel am Freitagabend abgebrochen, am Samstagmorgen um neun repariert. Kosten: ein Kaffee in die Kasse.',
    fr: 'Branche cassée le vendredi soir, réparée le samedi matin à neuf heures. Prix : un café dans la tirelire.',
    name: 'Daniel K.',
    place: 'Veltheim',
  },
  {
    key: 'familie-aeschlimann',
    de: 'Unser Sohn wollte keine Brille. Nach einer Stunde mit Frau Petrović wollte er zwei.',
    fr: 'Notre fils ne voulait pas de lunettes. Après une heure avec Mme Petrović, il en voulait deux.',
    name: 'Familie Aeschlimann',
    place: 'Wülflingen',
  },
]

/** Voices of people about the shop: the collection «testimonials». */
export const voices: readonly SeedPage[] = said.map(({ key, de, fr, name, place }) => ({
  key,
  collection: 'testimonials',
  name: words(name, name),
  slug: words(key, key),
  groups: [
    {
      name: 'testimonialDetails',
      fields: { text: richText(de, fr), name: text(name, name), function: text(place, place) },
    },
  ],
}))
