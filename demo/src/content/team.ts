import { button, richText, type SeedPage, text, type Words, words } from '@blickfang/cms/seed/seed-page.ts'
import { type PictureKey, picture } from '../media/pictures.ts'

interface Person {
  key: string
  picture: PictureKey
  name: string
  role: Words
  text: Words
  email: string
}

const people: readonly Person[] = [
  {
    key: 'marta-lindenmann',
    picture: 'team-marta',
    name: 'Marta Lindenmann',
    role: words('Inhaberin, dipl. Augenoptikerin', 'Propriétaire, opticienne diplômée'),
    text: words(
      'Marta hat das Geschäft 2009 von ihrem Vater übernommen und den Anpasstisch behalten, an dem er gearbeitet hat. Sie sieht einer Fassung nach zwei Metern an, ob sie rutschen wird.\n\nSchwierige Gleitsichtfälle sind ihr am liebsten. Am Dienstagabend singt sie im Stadtchor.',
      'Marta a repris le magasin de son père en 2009 et gardé la table d’essai où il travaillait. À deux mètres, elle voit si une monture va glisser.\n\nElle aime surtout les verres progressifs difficiles. Le mardi soir, elle chante dans le chœur de la ville.',
    ),
    email: 'marta@optik-lindenhof.ch',
  },
  {
    key: 'reto-brunner',
    picture: 'team-reto',
    name: 'Reto Brunner',
    role: words('Optometrist MSc', 'Optométriste MSc'),
    text: words(
      'Reto prüft Augen, seit es bei uns ein Schichtbildgerät gibt, und erklärt jedes Bild so lange, bis man es versteht. Er leitet den Gesundheitscheck und das Myopie-Programm für Kinder.\n\nMit dem Velo ist er schneller in Kyburg als der Bus.',
      'Reto examine les yeux depuis que nous avons un appareil OCT, et explique chaque image jusqu’à ce qu’on la comprenne. Il dirige le bilan de santé et le programme de myopie pour enfants.\n\nÀ vélo, il est à Kyburg avant le bus.',
    ),
    email: 'reto@optik-lindenhof.ch',
  },
  {
    key: 'sanja-petrovic',
    picture: 'team-sanja',
    name: 'Sanja Petrović',
    role: words('Augenoptikerin EFZ, Kontaktlinsen', 'Opticienne CFC, lentilles de contact'),
    text: words(
      'Sanja passt Kontaktlinsen an, auch dort, wo andere es aufgegeben haben. Sie berät auf Deutsch, Serbisch und Französisch.\n\nKinder fragen nach ihr mit Namen.',
      'Sanja adapte des lentilles, même là où d’autres ont renoncé. Elle conseille en allemand, en serbe et en français.\n\nLes enfants la demandent par son prénom.',
    ),
    email: 'sanja@optik-lindenhof.ch',
  },
  {
    key: 'luca-fontana',
    picture: 'team-luca',
    name: 'Luca Fontana',
    role: words('Lernender Augenoptiker, 3. Lehrjahr', 'Apprenti opticien, 3e année'),
    text: words(
      'Luca schleift im Schaufenster und hat schon über tausend Gläser eingesetzt. Seine eigene Brille hat er selbst gefräst.\n\nAm Samstag ist er der Schnellste an der Schraube.',
      'Luca taille les verres en vitrine et en a déjà monté plus de mille. Il a fraisé ses propres lunettes.\n\nLe samedi, c’est lui le plus rapide au tournevis.',
    ),
    email: 'luca@optik-lindenhof.ch',
  },
  {
    key: 'nadine-keller',
    picture: 'team-nadine',
    name: 'Nadine Keller',
    role: words('Empfang und Administration', 'Accueil et administration'),
    text: words(
      'Nadine nimmt das Telefon ab, findet immer noch einen Termin und kennt die Regeln der Krankenkassen auswendig.\n\nWas die Kasse zahlt, rechnet sie Ihnen in zwei Minuten aus.',
      'Nadine répond au téléphone, trouve toujours un rendez-vous et connaît par cœur les règles des caisses-maladie.\n\nEn deux minutes, elle calcule ce que la vôtre rembourse.',
    ),
    email: 'nadine@optik-lindenhof.ch',
  },
]

/** The pages of the collection «team». */
export const persons: readonly SeedPage[] = people.map(
  (person): SeedPage => ({
    key: person.key,
    collection: 'team',
    name: words(person.name, person.name),
    slug: words(person.key, person.key),
    description: words(
      `${person.name}: ${person.role.de} bei Optik Lindenhof in Winterthur.`,
      `${person.name} : ${person.role.fr} chez Optik Lindenhof à Winterthour.`,
    ),
    groups: [
      {
        name: 'teamDetails',
        fields: {
          image: picture(person.picture),
          name: text(person.name, person.name),
          function: { text: person.role },
          text: { rich: person.text },
          emailButton: button(`mailto:${person.email}`, person.email, person.email),
          phoneButton: button('tel:+41522124730', '052 212 47 30', '052 212 47 30'),
        },
      },
    ],
  }),
)

export const team: SeedPage = {
  key: 'team',
  name: words('Team', 'Équipe'),
  slug: words('team', 'equipe'),
  description: words(
    'Fünf Menschen, die Ihre Augen ernst nehmen: das Team von Optik Lindenhof in Winterthur.',
    'Cinq personnes qui prennent vos yeux au sérieux : l’équipe d’Optik Lindenhof à Winterthour.',
  ),
  groups: [
    {
      name: 'hero',
      options: { size: 'small' },
      fields: {
        kicker: text('Team', 'Équipe'),
        title: text('Fünf Paar Augen für Ihre zwei.', 'Cinq paires d’yeux pour les vôtres.'),
        lead: richText(
          'Bei uns berät Sie, wer Sie auch prüft. Und wer Ihre Gläser schleift, sitzt im Schaufenster.',
          'Chez nous, celui qui vous examine est aussi celui qui vous conseille. Et celui qui taille vos verres est assis en vitrine.',
        ),
        image: picture('shop-front'),
      },
    },
    {
      name: 'teamContainer',
      options: { gridLayout: 'window' },
      fields: { title: text('Wer Sie empfängt', 'Qui vous accueille') },
    },
    {
      name: 'imageCollage',
      fields: {
        title: text('Zwischen neun und halb sieben', 'De neuf heures à six heures et demie'),
        lead: richText(
          'Von der Gasse in den Prüfraum, vom Anpasstisch in die Werkstatt: alles auf zwei Stockwerken.',
          'De la ruelle à la salle d’examen, de la table d’essai à l’atelier : tout sur deux étages.',
        ),
      },
      children: [
        moment('workshop', 'Die Werkstatt im Schaufenster', 'L’atelier en vitrine'),
        moment('eye-test', 'Der Prüfraum, hinten links', 'La salle d’examen, au fond à gauche'),
        moment('fitting-table', 'Am Anpasstisch von 1974', 'À la table d’essai de 1974'),
        moment('contact-lens', 'Die erste Linse sitzt', 'La première lentille est en place'),
        moment('kids', 'Fertig, und sie gefällt', 'Terminé, et elles plaisent'),
      ],
    },
    {
      name: 'textOnImage',
      fields: {
        title: text('Lehrstelle 2027 frei', 'Place d’apprentissage 2027'),
        text: richText(
          'Du arbeitest gern mit den Händen und redest gern mit Menschen? Auf August 2027 suchen wir eine Lernende oder einen Lernenden Augenoptik EFZ. Komm zuerst zwei Tage schnuppern.',
          'Tu aimes travailler de tes mains et parler avec les gens ? Nous cherchons un-e apprenti-e opticien-ne CFC pour août 2027. Viens d’abord deux jours en stage.',
        ),
        image: picture('workshop'),
        button: button('mailto:marta@optik-lindenhof.ch', 'Marta schreiben', 'Écrire à Marta'),
      },
    },
  ],
}

function moment(key: PictureKey, de: string, fr: string) {
  return { name: 'imageCollagePicture', fields: { image: picture(key), caption: text(de, fr) } }
}
