import {
  button,
  richText,
  type SeedGroup,
  type SeedPage,
  text,
  type Words,
  words,
} from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { picture } from '../media/pictures.ts'
import { mapRoute } from './map.ts'

type Pair = readonly [de: string, fr: string]

interface Step {
  role: 'start' | 'edit' | 'share' | 'play' | 'coupon'
  name: Words
  description: Words
  groups: readonly SeedGroup[]
}

const steps: readonly Step[] = [
  {
    role: 'start',
    name: words('Urban Golf', 'Urban Golf'),
    description: words(
      'Achtzehn Löcher durch Winterthur, ohne Rasen und ohne Dresscode: die digitale Scorecard für Urban Golf.',
      'Dix-huit trous à travers Winterthour, sans gazon ni tenue correcte : la carte de score pour Urban Golf.',
    ),
    groups: [
      {
        name: 'gameSetup',
        options: { gameOptions: 'start', spacing: 'none' },
        fields: {
          title: text("Rock'n'hole!", "Rock'n'hole!"),
          subtitle: text(
            'Die digitale Scorecard für Urban Golf in Winterthur',
            'La carte de score numérique pour Urban Golf à Winterthour',
          ),
          action: text('Spiel starten', 'Commencer'),
        },
      },
      {
        name: 'textOnImage',
        options: { panorama: true, size: 'large', spacing: 'none' },
        fields: {
          title: text('Einmal durch die Stadt', 'À travers la ville'),
          text: richText(
            'Vom Gleis null durch die Altstadt, über die Stufen von Semper in den Stadtgarten, der Eulach nach und unter den Gleisen durch ins Sulzerareal. Umkehren darf man überall.',
            'De la voie zéro à travers la vieille ville, par les marches de Semper au jardin, le long de l’Eulach et sous les voies jusqu’au site Sulzer. On peut rebrousser chemin partout.',
          ),
          image: picture('round'),
          button: button('page:map-bahnhofplatz', 'Loch 1 ansehen', 'Voir le trou 1'),
        },
      },
      {
        name: 'figures',
        options: { isCounting: false },
        children: [
          count(['18', '18'], ['Löcher', 'trous']),
          count(['5,3 km', '5,3 km'], ['durch Winterthur', 'à travers Winterthour']),
          count(['3 Std.', '3 h'], ['mit einer Pause am Brunnen', 'avec une pause à la fontaine']),
          count(['gratis', 'gratuit'], ['gegen ein Depot von CHF 20', 'contre un dépôt de CHF 20']),
        ],
      },
      {
        name: 'columns',
        options: { columns: 3, hasLines: true },
        fields: { title: text('So geht es', 'Comment ça marche') },
        children: [
          step(
            ['Holen', 'Prendre'],
            [
              'Schläger und Bälle gibt es bei uns im Laden, gegen ein Depot von **CHF 20**.',
              'Cannes et balles se trouvent au magasin, contre un dépôt de **CHF 20**.',
            ],
          ),
          step(
            ['Spielen', 'Jouer'],
            [
              'Ein Handy startet das Spiel, die anderen scannen den QR-Code. Gezählt wird Loch für Loch, auch ohne Empfang.',
              'Un téléphone lance la partie, les autres scannent le code QR. On compte trou après trou, même sans réseau.',
            ],
          ),
          step(
            ['Anstossen', 'Trinquer'],
            [
              'Wer am Ende am wenigsten Schläge hat, trinkt gratis.',
              'Qui a le moins de coups à la fin boit gratuitement.',
            ],
          ),
        ],
      },
    ],
  },
  {
    role: 'edit',
    name: words('Mitspielen', 'Participer'),
    description: words('Wer spielt mit? Namen eintippen und los.', 'Qui joue ? Tapez les noms et c’est parti.'),
    groups: [
      {
        name: 'gameSetup',
        options: { gameOptions: 'addPlayers', spacing: 'small' },
        fields: {
          title: text('Wer spielt mit?', 'Qui joue ?'),
          info: richText(
            'Ein Tipp auf einen Namen ändert ihn. Auf den anderen Handys erscheint alles von selbst.',
            'Touche un nom pour le changer. Les autres téléphones suivent tout seuls.',
          ),
          action: text('Zum Spiel', 'Vers le jeu'),
        },
      },
    ],
  },
  {
    role: 'share',
    name: words('Teilen', 'Partager'),
    description: words(
      'QR-Code zeigen, und alle spielen auf derselben Scorecard.',
      'Un code QR à montrer, et tout le monde joue sur la même carte.',
    ),
    groups: [
      {
        name: 'gameSetup',
        options: { gameOptions: 'share', spacing: 'small' },
        fields: {
          title: text('Holt die anderen', 'Les autres aussi'),
          info: richText(
            'Wer den Code scannt, spielt mit. Ein Handy für alle genügt aber auch.',
            'Qui scanne le code joue aussi. Mais un seul téléphone suffit pour tous.',
          ),
          action: text('Zum Spiel', 'Vers le jeu'),
          waiting: text('Warten auf Spieler', 'En attente de joueurs'),
        },
      },
    ],
  },
  {
    role: 'play',
    name: words('Die Runde', 'Le parcours'),
    description: words(
      'Karte, Löcher und Scorecard der Runde durch Winterthur.',
      'Carte, trous et carte de score du parcours à Winterthour.',
    ),
    groups: [{ name: 'mapContainer', options: { spacing: 'none', fullHeight: true, mapRoute } }],
  },
  {
    role: 'coupon',
    name: words('Gutschein', 'Bon'),
    description: words(
      'Wer die Runde gewinnt, bekommt hier den Gutschein für das Freigetränk.',
      'Qui gagne la partie trouve ici le bon pour la boisson offerte.',
    ),
    groups: [
      {
        name: 'gameSetup',
        options: { gameOptions: 'coupon', spacing: 'small' },
        fields: {
          title: text('Gratulation!', 'Félicitations !'),
          drink: text('Ein Freigetränk an der Bar', 'Une boisson offerte au bar'),
          info: richText(
            'Zeig diese Seite an der Bar, bevor du bestellst. Der Gutschein gilt einmal und am Tag der Runde.',
            'Montre cette page au bar avant de commander. Le bon vaut une fois, le jour de la partie.',
          ),
          action: text('Zurück zur Karte', 'Retour à la carte'),
        },
      },
    ],
  },
]

/** The five pages of the golf game. The start is named like the collection, and so stands at its address. */
export const gamePages: readonly SeedPage[] = steps.map(({ role, name, description, groups }) => {
  const slug = role === 'start' ? 'game' : role
  return { key: `game-${role}`, role, collection: 'game', name, slug: words(slug, slug), description, groups }
})

function count(value: Pair, caption: Pair): SeedGroup {
  return { name: 'figureCard', fields: { value: text(...value), caption: text(...caption) } }
}

function step(title: Pair, body: Pair): SeedGroup {
  return { name: 'columnCard', fields: { title: text(...title), text: richText(...body) } }
}
