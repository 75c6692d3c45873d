import { button, richText, type SeedPage, text, words } from '@blickfang/cms/seed/seed-page.ts'

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
        name: 'cta',
        options: { background: 'header' },
        fields: {
          title: text('Nichts dabei?', 'Rien pour vous\u00a0?'),
          text: richText(
            'Wer gut ist, für den finden wir einen Platz. Erzählen Sie uns von sich.',
            'Pour quelqu’un de bien, nous trouvons une place. Parlez-nous de vous.',
          ),
          primaryButton: button('mailto:marta@optik-lindenhof.ch', 'Marta schreiben', 'Écrire à Marta'),
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
    ],
  },
]
