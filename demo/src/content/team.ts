import {
  button,
  richText,
  type SeedGroup,
  type SeedPage,
  text,
  type Words,
  words,
} from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
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

interface Hour {
  readonly at: readonly [de: string, fr: string]
  readonly picture: PictureKey
  readonly title: readonly [de: string, fr: string]
  readonly text: readonly [de: string, fr: string]
}

/** A day in the shop, from the first appointment to the last light. */
const hours: readonly Hour[] = [
  {
    at: ['9:15', '9 h 15'],
    picture: 'trial-frame',
    title: ['Besser so, oder so?', 'Mieux comme ceci, ou comme cela ?'],
    text: [
      'Reto prüft im hinteren Zimmer. Drei Messungen, dann zählt nur noch, was Sie sehen. Wer unsicher ist, geht mit den Probegläsern bis zum Brunnen.',
      'Reto examine dans la pièce du fond. Trois mesures, puis seul compte ce que vous voyez. Qui hésite va jusqu’à la fontaine, verres d’essai sur le nez.',
    ],
  },
  {
    at: ['10:30', '10 h 30'],
    picture: 'contact-lens',
    title: ['Die erste Linse sitzt.', 'La première lentille est en place.'],
    text: [
      'Sanja übt, bis der Griff von selbst geht. Niemand verlässt den Tisch, der seine Linsen nicht allein einsetzen kann.',
      'Sanja s’exerce avec vous jusqu’à ce que le geste vienne tout seul. Personne ne quitte la table sans savoir poser ses lentilles.',
    ],
  },
  {
    at: ['12:15', '12 h 15'],
    picture: 'noon',
    title: ['Fünf Viertelstunden für uns.', 'Cinq quarts d’heure pour nous.'],
    text: [
      'Im ersten Stock steht ein Tisch für fünf. Was am Morgen schwierig war, kommt dort auf den Teller. Um halb zwei ist die Tür wieder offen.',
      'Au premier, une table pour cinq. Ce qui était difficile le matin y revient à midi. À une heure et demie, la porte se rouvre.',
    ],
  },
  {
    at: ['15:00', '15 h 00'],
    picture: 'apprentice',
    title: ['Luca schleift, die Gasse schaut zu.', 'Luca taille, la ruelle regarde.'],
    text: [
      'Sechs Brillen am Tag werden in der eigenen Werkstatt fertig. Marta misst jede nach, bevor sie in die Schale kommt.',
      'Six paires par jour sortent de notre atelier. Marta les contrôle toutes avant de les remettre.',
    ],
  },
  {
    at: ['18:30', '18 h 30'],
    picture: 'evening',
    title: ['Das Licht bleibt an.', 'La lumière reste allumée.'],
    text: [
      'Reto fährt nach Kyburg, Marta singt im Stadtchor. Im Fenster liegt, was morgen abgeholt wird.',
      'Reto rentre à Kyburg, Marta chante dans le chœur de la ville. En vitrine attend ce qu’on viendra chercher demain.',
    ],
  },
]

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
      options: { imageBehind: true, overlay: false, size: 'medium', textPosition: 'bottom-right', textSize: 'small' },
      fields: {
        kicker: text('Ein Tag im Lindenhof', 'Une journée au Lindenhof'),
        title: text('Fünf Paar Augen für Ihre zwei.', 'Cinq paires d’yeux pour les vôtres.'),
        lead: richText(
          'Bei uns berät Sie, wer Sie auch prüft. Und wer Ihre Gläser schleift, sitzt im Schaufenster.',
          'Chez nous, celui qui vous examine est aussi celui qui vous conseille. Et celui qui taille vos verres est assis en vitrine.',
        ),
        image: picture('morning'),
      },
    },
    {
      name: 'teamContainer',
      options: { gridLayout: 'window' },
      fields: { title: text('Wer Sie empfängt', 'Qui vous accueille') },
    },
    ...hours.map(moment),
    {
      name: 'figures',
      options: { isCounting: false },
      fields: { title: text('Was dahinter steht', 'Ce qu’il y a derrière') },
      children: [
        figure(
          ['1974', '1974'],
          ['eröffnet, in zweiter Generation geführt', 'ouvert, tenu par la deuxième génération'],
        ),
        figure(
          ['3', '3'],
          [
            'mit Diplom: dipl. Augenoptikerin, Optometrist MSc, Augenoptikerin EFZ',
            'avec diplôme : opticienne diplômée, optométriste MSc, opticienne CFC',
          ],
        ),
        figure(
          ['14', '14'],
          ['Lernende, die bei uns die Prüfung bestanden haben', 'apprentis qui ont réussi leur examen chez nous'],
        ),
        figure(['6', '6'], ['Brillen am Tag aus der eigenen Werkstatt', 'paires par jour, de notre propre atelier']),
      ],
    },
    {
      name: 'logos',
      options: { size: 'medium', isBoxed: true },
      fields: {
        title: text('Von wem unsere Fassungen sind', 'De qui viennent nos montures'),
        lead: richText(
          'Vier kleine Häuser. Wir haben jedes besucht, bevor die erste Fassung ins Fenster kam.',
          'Quatre petites maisons. Nous les avons toutes visitées avant de mettre la première monture en vitrine.',
        ),
      },
      children: [
        maker('maker-hofer', ['Atelier Hofer, Chur', 'Atelier Hofer, Coire']),
        maker('maker-jura', ['Jura Titan, Delsberg', 'Jura Titan, Delémont']),
        maker('maker-prad', ['Manufaktur Prad, Südtirol', 'Manufacture de Prad, Tyrol du Sud']),
        maker('maker-zwickl', ['Zwickl Kinderbrillen, Thun', 'Zwickl, lunettes d’enfant, Thoune']),
      ],
    },
    {
      name: 'cta',
      options: { background: 'secondary' },
      fields: {
        title: text('Lehrstelle 2027 frei', 'Place d’apprentissage 2027'),
        text: richText(
          'Du arbeitest gern mit den Händen und redest gern mit Menschen? Auf August 2027 suchen wir eine Lernende oder einen Lernenden Augenoptik EFZ. Komm zuerst zwei Tage schnuppern.',
          'Tu aimes travailler de tes mains et parler avec les gens ? Nous cherchons un-e apprenti-e opticien-ne CFC pour août 2027. Viens d’abord deux jours en stage.',
        ),
        primaryButton: button('mailto:marta@optik-lindenhof.ch', 'Marta schreiben', 'Écrire à Marta'),
        secondaryButton: button('page:stellen', 'Alle Stellen', 'Tous les postes'),
      },
    },
  ],
}

function moment({ at, picture: key, title, text: body }: Hour, index: number): SeedGroup {
  return {
    name: 'textBesideImage',
    options: {
      side: index % 2 ? 'left' : 'right',
      aspectRatio: 'classic',
      verticalAlignment: 'center',
      spacing: 'small',
      ...(key === 'evening' && { share: 'large' }),
    },
    fields: { image: picture(key), kicker: text(...at), title: text(...title), text: richText(...body) },
  }
}

function figure(value: readonly [string, string], caption: readonly [string, string]): SeedGroup {
  return { name: 'figureCard', fields: { value: text(...value), caption: text(...caption) } }
}

function maker(key: PictureKey, name: readonly [string, string]): SeedGroup {
  return { name: 'logoCard', fields: { image: picture(key), name: text(...name) } }
}
