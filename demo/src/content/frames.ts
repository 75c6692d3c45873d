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

interface Frame {
  picture: PictureKey
  name: string
  brand: Pair
  price: string
  label?: Pair
}

const frames: readonly Frame[] = [
  {
    picture: 'frame-round',
    name: 'Eulach',
    brand: ['Atelier Hofer, Chur', 'Atelier Hofer, Coire'],
    price: 'CHF 320',
    label: ['Neu', 'Nouveau'],
  },
  {
    picture: 'frame-titan',
    name: 'Brühlberg',
    brand: ['Jura Titan, Delsberg', 'Jura Titan, Delémont'],
    price: 'CHF 460',
  },
  { picture: 'frame-cat-eye', name: 'Lotti', brand: ['Atelier Hofer, Chur', 'Atelier Hofer, Coire'], price: 'CHF 345' },
  {
    picture: 'frame-panto',
    name: 'Steiner',
    brand: ['Manufaktur Prad, Südtirol', 'Manufacture de Prad, Tyrol du Sud'],
    price: 'CHF 380',
  },
  {
    picture: 'frame-rectangle',
    name: 'Sulzer',
    brand: ['Jura Titan, Delsberg', 'Jura Titan, Delémont'],
    price: 'CHF 295',
    label: ['Letzte zwei', 'Les deux dernières'],
  },
  {
    picture: 'frame-kids',
    name: 'Mücke',
    brand: ['Zwickl Kinderbrillen, Thun', 'Zwickl, lunettes d’enfant, Thoune'],
    price: 'CHF 180',
    label: ['Neu', 'Nouveau'],
  },
]

const outdoors: readonly Frame[] = [
  {
    picture: 'frame-sun-pilot',
    name: 'Säntis',
    brand: ['Jura Titan, Delsberg', 'Jura Titan, Delémont'],
    price: 'CHF 390',
  },
  {
    picture: 'frame-sun-round',
    name: 'Greifensee',
    brand: ['Atelier Hofer, Chur', 'Atelier Hofer, Coire'],
    price: 'CHF 285',
    label: ['Polarisiert', 'Polarisées'],
  },
  {
    picture: 'frame-sun-cat',
    name: 'Lido',
    brand: ['Manufaktur Prad, Südtirol', 'Manufacture de Prad, Tyrol du Sud'],
    price: 'CHF 310',
  },
  {
    picture: 'frame-sport',
    name: 'Eschenberg',
    brand: ['Jura Titan, Delsberg', 'Jura Titan, Delémont'],
    price: 'CHF 260',
    label: ['Neu', 'Nouveau'],
  },
  {
    picture: 'frame-kids-round',
    name: 'Igel',
    brand: ['Zwickl Kinderbrillen, Thun', 'Zwickl, lunettes d’enfant, Thoune'],
    price: 'CHF 165',
  },
  {
    picture: 'frame-reading',
    name: 'Ottilie',
    brand: ['Atelier Hofer, Chur', 'Atelier Hofer, Coire'],
    price: 'CHF 210',
  },
]

export const framesPage: SeedPage = {
  key: 'fassungen',
  name: words('Fassungen', 'Montures'),
  slug: words('fassungen', 'montures'),
  description: words(
    'Fassungen von kleinen Herstellern aus der Schweiz, dem Jura und Südtirol, mit Preisen, in Winterthur.',
    'Montures de petits fabricants de Suisse, du Jura et du Tyrol du Sud, avec les prix, à Winterthour.',
  ),
  groups: [
    {
      name: 'hero',
      options: { size: 'small', arrangement: 'textAboveMedia', lens: false, textSize: 'large' },
      fields: {
        kicker: text('Fassungen', 'Montures'),
        title: text('Neunhundert im Laden, eine für Sie.', 'Neuf cents au magasin, une pour vous.'),
        lead: richText('Wir kaufen bei Leuten ein, die wir kennen.', 'Nous achetons à des gens que nous connaissons.'),
        image: picture('wall'),
      },
    },
    {
      name: 'productBoard',
      options: { gridLayout: 'shelf' },
      fields: {
        title: text('Gerade im Schaufenster', 'En vitrine en ce moment'),
        lead: richText(
          'Der Preis gilt für die Fassung. Gläser gibt es ab CHF 140 das Paar.',
          'Le prix vaut pour la monture. Les verres commencent à CHF 140 la paire.',
        ),
      },
      children: frames.map(product),
    },
    {
      name: 'productBoard',
      options: { gridLayout: 'shelf', background: 'secondary' },
      fields: { title: text('Für See, Schnee und Schulweg', 'Pour le lac, la neige et l’école') },
      children: outdoors.map(product),
    },
    {
      name: 'textBesideImage',
      options: { side: 'left', aspectRatio: 'classic', verticalAlignment: 'center' },
      fields: {
        image: picture('fitting-table'),
        kicker: text('Ausleihen', 'Emprunter'),
        title: text('Vier Modelle, drei Tage, bei Ihnen zu Hause.', 'Quatre modèles, trois jours, chez vous.'),
        text: richText(
          'Im Laden gefällt vieles. Ob eine Brille beim Kochen rutscht und was die Kinder sagen, merkt man erst daheim.',
          'Au magasin, beaucoup plaisent. Si elles glissent en cuisine et ce qu’en disent les enfants, on ne le sait qu’à la maison.',
        ),
        button: button('page:brillenberatung', 'So beraten wir', 'Notre conseil'),
      },
    },
    {
      name: 'cta',
      options: { background: 'header' },
      fields: {
        title: text('Lieber gleich aufsetzen?', 'Envie d’essayer tout de suite ?'),
        text: richText('Zum Probieren brauchen Sie keinen Termin.', 'Pour essayer, pas besoin de rendez-vous.'),
        primaryButton: button('~contact', 'Öffnungszeiten und Anfahrt', 'Horaires et accès'),
      },
    },
  ],
}

/** How a visitor comes to glasses, from the first question to the last screw. */
export const stepsToGlasses: SeedGroup = {
  name: 'stepFeedBoard',
  options: { columnLayout: '4' },
  fields: {
    title: text('In vier Schritten zur Brille', 'Vos lunettes en quatre étapes'),
    lead: richText(
      'Zwischen dem ersten und dem letzten liegen meist acht Tage.',
      'Entre la première et la dernière, comptez en général huit jours.',
    ),
  },
  children: [
    step({
      picture: 'trial-frame',
      kicker: ['45 Minuten', '45 minutes'],
      title: ['Messen', 'Mesurer'],
      text: [
        'Wir prüfen die Augen und fragen, wofür Sie die Brille brauchen: Bildschirm, Orchester, Lastwagen.',
        'Nous examinons vos yeux et demandons à quoi serviront les lunettes : écran, orchestre, camion.',
      ],
    }),
    step({
      picture: 'wall',
      kicker: ['So lange Sie mögen', 'Le temps qu’il faut'],
      title: ['Aussuchen', 'Choisir'],
      text: [
        'Am Anpasstisch, bei Tageslicht. Was in Frage kommt, dürfen Sie drei Tage ausleihen.',
        'À la table d’essai, à la lumière du jour. Vous pouvez emprunter vos favorites trois jours.',
      ],
    }),
    step({
      picture: 'workshop',
      kicker: ['Sechs bis acht Tage', 'Six à huit jours'],
      title: ['Einschleifen', 'Tailler'],
      text: [
        'Luca schleift Ihre Gläser im Schaufenster in die Fassung. Reto misst sie danach noch einmal nach.',
        'Luca taille vos verres en vitrine. Reto les contrôle ensuite encore une fois.',
      ],
    }),
    step({
      picture: 'office-glasses',
      kicker: ['20 Minuten', '20 minutes'],
      title: ['Anpassen', 'Ajuster'],
      text: [
        'Bügel, Nase, Neigung. Und nach vierzehn Tagen noch einmal, weil sich dann alles gesetzt hat.',
        'Branches, nez, inclinaison. Et encore une fois après quinze jours, quand tout a pris sa place.',
      ],
    }),
  ],
}

function product({ picture: key, name, brand, price, label }: Frame): SeedGroup {
  return {
    name: 'productCard',
    options: { link: { type: 'page', role: '~contact' } },
    fields: {
      image: picture(key),
      title: text(name, name),
      brand: text(...brand),
      price: text(price, price),
      ...(label && { badge: text(...label) }),
    },
  }
}

interface Step {
  picture: PictureKey
  kicker: Pair
  title: Pair
  text: Pair
}

function step({ picture: key, kicker, title, text: body }: Step): SeedGroup {
  return {
    name: 'stepFeedCard',
    fields: { image: picture(key), kicker: text(...kicker), title: text(...title), text: richText(...body) },
  }
}
