import { richText, type SeedPage, text, words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'

type Pair = readonly [de: string, fr?: string]

interface LegalPage {
  readonly key: string
  readonly role: string
  readonly slug: Pair
  readonly name: Pair
  readonly description: Pair
  readonly body: Pair
}

function legal({ key, role, slug, name, description, body }: LegalPage): SeedPage {
  return {
    key,
    role,
    name: words(...name),
    slug: words(...slug),
    description: words(...description),
    groups: [
      {
        name: 'richTextBlock',
        options: { twoColumns: true },
        fields: { title: text(...name), text: richText(...body) },
      },
    ],
  }
}

/** The page with the site's search: the field and what was found stand there by themselves. */
export const searchPage: SeedPage = {
  key: 'suche',
  role: 'search',
  name: words('Suche', 'Recherche'),
  slug: words('search', 'search'),
  description: words(
    'Leistungen, Menschen und Fassungen bei Optik Lindenhof finden.',
    'Trouver prestations, personnes et montures.',
  ),
  groups: [],
}

export const legalPages: readonly SeedPage[] = [
  legal({
    key: 'impressum',
    role: 'imprint',
    slug: ['impressum', 'mentions-legales'],
    name: ['Impressum', 'Mentions légales'],
    description: ['Wer für diese Website verantwortlich ist.', 'Qui est responsable de ce site.'],
    body: [
      `## Verantwortlich

Optik Lindenhof AG
Marktgasse 47
8400 Winterthur

Telefon [052 212 47 30](tel:+41522124730)
[info@optik-lindenhof.ch](mailto:info@optik-lindenhof.ch)

## Handelsregister

Eingetragen im Handelsregister des Kantons Zürich. Verwaltungsrätin: Marta Lindenmann.

## Berufsregeln

Wir üben den Beruf der Augenoptik mit Bewilligung der Gesundheitsdirektion des Kantons Zürich aus.

## Bilder und Texte

Alle Zeichnungen sind für dieses Geschäft entstanden. Verwenden Sie sie bitte nicht ohne unsere Zustimmung.`,
      `## Responsable

Optik Lindenhof AG
Marktgasse 47
8400 Winterthour

Téléphone [052 212 47 30](tel:+41522124730)
[info@optik-lindenhof.ch](mailto:info@optik-lindenhof.ch)

## Registre du commerce

Inscrite au registre du commerce du canton de Zurich. Administratrice : Marta Lindenmann.

## Règles professionnelles

Nous exerçons la profession d’opticien avec l’autorisation de la Direction de la santé du canton de Zurich.

## Images et textes

Tous les dessins ont été créés pour ce magasin. Veuillez ne pas les utiliser sans notre accord.`,
    ],
  }),
  legal({
    key: 'datenschutz',
    role: 'privacy',
    slug: ['datenschutz', 'protection-des-donnees'],
    name: ['Datenschutz', 'Protection des données'],
    description: [
      'Welche Daten wir bearbeiten, wozu, und was Sie verlangen können.',
      'Quelles données nous traitons, dans quel but, et ce que vous pouvez demander.',
    ],
    body: [
      `Diese Website lädt nichts von fremden Anbietern, setzt keine Cookies zur Auswertung und zählt Sie nicht.

## Wer verantwortlich ist

Optik Lindenhof AG, Marktgasse 47, 8400 Winterthur, [info@optik-lindenhof.ch](mailto:info@optik-lindenhof.ch).

## Was beim Besuch anfällt

Unser Server speichert für vierzehn Tage Zeitpunkt, aufgerufene Seite und eine gekürzte IP-Adresse, um Fehler und Angriffe zu erkennen.

## Kundendaten

Messwerte, Brillenpässe und Rechnungen bewahren wir zehn Jahre auf, wie das Gesetz es verlangt. Wir geben sie nur weiter, wenn Sie es wünschen, etwa an Ihre Augenärztin.

## Ihre Rechte

Sie können jederzeit verlangen, dass wir Ihre Daten zeigen, berichtigen, herausgeben oder löschen. Ein kurzes Mail genügt. Es gilt das Schweizer Datenschutzgesetz.`,
      `Ce site ne charge rien de prestataires tiers, ne pose aucun cookie d’analyse et ne vous compte pas.

## Qui est responsable

Optik Lindenhof AG, Marktgasse 47, 8400 Winterthour, [info@optik-lindenhof.ch](mailto:info@optik-lindenhof.ch).

## Ce qui est enregistré lors d’une visite

Notre serveur conserve pendant quatorze jours l’heure, la page consultée et une adresse IP abrégée, afin de reconnaître les erreurs et les attaques.

## Données des clients

Nous conservons les mesures, les passeports de lunettes et les factures pendant dix ans, comme la loi l’exige. Nous ne les transmettons que si vous le souhaitez, par exemple à votre ophtalmologue.

## Vos droits

Vous pouvez demander à tout moment que nous vous montrions vos données, que nous les corrigions, les remettions ou les effacions. Un court e-mail suffit. La loi suisse sur la protection des données s’applique.`,
    ],
  }),
  legal({
    key: 'agb',
    role: 'terms',
    slug: ['agb'],
    name: ['AGB'],
    description: ['Was beim Kauf einer Brille oder von Kontaktlinsen gilt.'],
    body: [
      `## Preise

Alle Preise verstehen sich in Schweizer Franken, inklusive Mehrwertsteuer.

## Bestellung und Anzahlung

Brillengläser fertigen wir nach Ihren Messwerten an. Ab CHF 500 bitten wir um eine Anzahlung von einem Drittel.

## Verträglichkeit

Kommen Sie mit Gleitsicht- oder Bildschirmgläsern nicht zurecht, tauschen wir sie innert sechzig Tagen ohne Aufpreis.

## Garantie

- **Fassungen:** zwei Jahre auf Material und Verarbeitung
- **Beschichtungen:** zwei Jahre
- **Kinderbrillen:** ein Jahr, auch bei Bruch

## Kontaktlinsen-Abo

Monatlich kündbar, ohne Frist.

## Gerichtsstand

Winterthur. Es gilt Schweizer Recht.`,
    ],
  }),
]
