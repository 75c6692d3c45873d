import { button, richText, type SeedPage, text, words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { picture } from '../media/pictures.ts'

/** Pages of lists that the admin keeps: open jobs, and what colleagues of the association offer each other. */
export const listPages: readonly SeedPage[] = [
  {
    key: 'stellen',
    name: words('Stellen', 'Postes'),
    slug: words('stellen', 'postes'),
    description: words(
      'Bei Optik Lindenhof in Winterthur arbeiten: offene Stellen und Lehrstellen.',
      'Travailler chez Optik Lindenhof à Winterthour\u00a0: postes et places d’apprentissage.',
    ),
    groups: [
      {
        name: 'jobs',
        fields: {
          title: text('Arbeiten, wo man sich Zeit nimmt', 'Travailler là où l’on prend son temps'),
          lead: richText(
            'Wir sind zu fünft und suchen Menschen, die genau hinsehen. Schreiben Sie Marta, bevor Sie ein Dossier machen: Ein Kaffee sagt mehr.',
            'Nous sommes cinq et cherchons des personnes qui regardent bien. Écrivez à Marta avant de préparer un dossier\u00a0: un café en dit plus long.',
          ),
        },
      },
      {
        name: 'textBesideImage',
        options: { background: 'secondary', side: 'left', aspectRatio: 'classic', verticalAlignment: 'center' },
        fields: {
          image: picture('coffee'),
          kicker: text('Nichts dabei?', 'Rien pour vous ?'),
          title: text('Kommen Sie auf einen Kaffee.', 'Venez prendre un café.'),
          text: richText(
            'Für gute Leute finden wir einen Platz. Erzählen Sie Marta, was Sie können und was Sie noch lernen möchten.',
            'Pour quelqu’un de bien, nous trouvons une place. Racontez à Marta ce que vous savez faire et voulez apprendre.',
          ),
          button: button('mailto:marta@optik-lindenhof.ch', 'Marta schreiben', 'Écrire à Marta'),
        },
      },
    ],
  },
  {
    key: 'marktplatz',
    name: words('Marktplatz', 'Petites annonces'),
    slug: words('marktplatz', 'petites-annonces'),
    description: words(
      'Was Betriebe der Gesundheitsoptik einander abgeben, suchen und ausleihen.',
      'Ce que les opticiens de l’association se cèdent, cherchent et se prêtent.',
    ),
    groups: [
      {
        name: 'marketplace',
        fields: {
          title: text('Von Werkstatt zu Werkstatt', 'D’atelier en atelier'),
          lead: richText(
            'Was bei den einen im Keller steht, fehlt den anderen am Tisch. Inserate von Betrieben des Verbands, ohne Gebühr.',
            'Ce qui dort à la cave chez les uns manque à la table des autres. Annonces des membres de l’association, sans frais.',
          ),
        },
      },
      {
        name: 'cta',
        options: { background: 'header', alignment: 'left' },
        fields: {
          title: text('Etwas abzugeben?', 'Quelque chose à céder ?'),
          text: richText(
            'Betriebe des Verbands schicken uns drei Sätze und ein Bild. Nach sechs Wochen geht ein Inserat von selbst.',
            'Les membres nous envoient trois phrases et une image. Après six semaines, l’annonce disparaît d’elle-même.',
          ),
          primaryButton: button('mailto:info@optik-lindenhof.ch', 'Inserat schicken', 'Envoyer une annonce'),
          secondaryButton: button('page:gesundheitsoptik', 'Alle Betriebe', 'Tous les membres'),
        },
      },
    ],
  },
]
