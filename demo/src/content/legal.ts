import { richText, type SeedPage, text, words } from '@blickfang/cms/seed/seed-page.ts'

function legal(key: string, role: string, name: string, description: string, body: string): SeedPage {
  return {
    key,
    role,
    name: words(name),
    slug: words(key),
    description: words(description),
    groups: [
      { name: 'hero', options: { size: 'small' }, fields: { title: text(name) } },
      { name: 'richTextBlock', fields: { text: richText(body) } },
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
  legal(
    'impressum',
    'imprint',
    'Impressum',
    'Wer für diese Website verantwortlich ist.',
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
  ),
  legal(
    'datenschutz',
    'privacy',
    'Datenschutz',
    'Welche Daten wir bearbeiten, wozu, und was Sie verlangen können.',
    `Diese Website lädt nichts von fremden Anbietern, setzt keine Cookies zur Auswertung und zählt Sie nicht.

## Wer verantwortlich ist

Optik Lindenhof AG, Marktgasse 47, 8400 Winterthur, [info@optik-lindenhof.ch](mailto:info@optik-lindenhof.ch).

## Was beim Besuch anfällt

Unser Server speichert für vierzehn Tage Zeitpunkt, aufgerufene Seite und eine gekürzte IP-Adresse, um Fehler und Angriffe zu erkennen.

## Kundendaten

Messwerte, Brillenpässe und Rechnungen bewahren wir zehn Jahre auf, wie das Gesetz es verlangt. Wir geben sie nur weiter, wenn Sie es wünschen, etwa an Ihre Augenärztin.

## Ihre Rechte

Sie können jederzeit verlangen, dass wir Ihre Daten zeigen, berichtigen, herausgeben oder löschen. Ein kurzes Mail genügt. Es gilt das Schweizer Datenschutzgesetz.`,
  ),
  legal(
    'agb',
    'terms',
    'AGB',
    'Was beim Kauf einer Brille oder von Kontaktlinsen gilt.',
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
  ),
]
