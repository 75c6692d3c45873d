import { button, richText, type SeedPage, text, words } from '@blickfang/cms/seed/seed-page.ts'
import { picture } from '../media/pictures.ts'

/** The shop's, for blocks that name it. */
export const branchId = '0f6f4c2a-5d4e-4f0b-9a63-47d1e8a1b8c4'

export const contact: SeedPage = {
  key: 'kontakt',
  role: 'contact',
  name: words('Kontakt', 'Contact'),
  slug: words('kontakt', 'contact'),
  description: words(
    'Optik Lindenhof, Marktgasse 47, 8400 Winterthur: Öffnungszeiten, Telefon und Anfahrt.',
    'Optik Lindenhof, Marktgasse 47, 8400 Winterthour : horaires, téléphone et accès.',
  ),
  groups: [
    {
      name: 'hero',
      options: { size: 'small' },
      fields: {
        kicker: text('Kontakt', 'Contact'),
        title: text('Sieben Minuten vom Bahnhof.', 'À sept minutes de la gare.'),
        lead: richText(
          'Durch die Marktgasse, unter den Lauben, gleich nach dem Brunnen. Das Schild mit den zwei Linsen sehen Sie von weitem.',
          'Par la Marktgasse, sous les arcades, juste après la fontaine. L’enseigne aux deux verres se voit de loin.',
        ),
        image: picture('marktgasse'),
        primaryButton: button('tel:+41522124730', 'Anrufen: 052 212 47 30', 'Appeler : 052 212 47 30'),
      },
    },
    { name: 'contact', fields: { title: text('Öffnungszeiten und Adresse', 'Horaires et adresse') } },
    {
      name: 'contactForm',
      options: { kontaktlinsenAbo: false, frequentlensDirect: false },
      fields: {
        title: text('Wir rufen Sie zurück', 'Nous vous rappelons'),
        lead: richText(
          'Sagen Sie uns, worum es geht und wann es Ihnen passt. Nadine ruft Sie innert eines Arbeitstages zurück. Ihre Angaben sehen nur wir; nach 180 Tagen sind sie gelöscht.',
          'Dites-nous de quoi il s’agit et quand cela vous convient. Nadine vous rappelle dans un jour ouvrable. Nous seuls voyons vos indications ; après 180 jours, elles sont effacées.',
        ),
      },
    },
    {
      name: 'reviewSlider',
      options: { location: [branchId], background: 'secondary' },
      fields: { title: text('Was andere über uns schreiben', 'Ce que d’autres écrivent sur nous') },
    },
    {
      name: 'richTextBlock',
      fields: {
        text: richText(
          `## Gut zu wissen

- **Zu Fuss:** sieben Minuten ab Hauptbahnhof, Ausgang Altstadt.
- **Bus:** Linien 1, 3 und 5 bis «Schmidgasse».
- **Auto:** Parkhaus Neumarkt, 300 Meter. Die erste Stunde bezahlen wir.
- **Rollstuhl:** Eingang und Prüfraum sind stufenlos, das WC ebenso.

## Brauche ich einen Termin?

Für Prüfungen und Kontaktlinsen ja, am besten zwei bis drei Tage im Voraus. Für Reparaturen, Abholen und Probieren kommen Sie einfach vorbei.

## Zahlt die Krankenkasse?

Die Grundversicherung zahlt bis 18 Jahre CHF 180 im Jahr. Viele Zusatzversicherungen zahlen mehr; [Nadine](mailto:nadine@optik-lindenhof.ch) rechnet es Ihnen aus.`,
          `## Bon à savoir

- **À pied :** sept minutes depuis la gare, sortie Altstadt.
- **Bus :** lignes 1, 3 et 5, arrêt «Schmidgasse».
- **Voiture :** parking Neumarkt, 300 mètres. Nous payons la première heure.
- **Fauteuil roulant :** entrée, salle d’examen et WC sans marche.

## Faut-il un rendez-vous ?

Pour les examens et les lentilles, oui, de préférence deux à trois jours à l’avance. Pour une réparation, un retrait ou un essai, venez simplement.

## La caisse-maladie paie-t-elle ?

L’assurance de base verse CHF 180 par an jusqu’à 18 ans. Beaucoup de complémentaires donnent davantage ; [Nadine](mailto:nadine@optik-lindenhof.ch) fait le calcul pour vous.`,
        ),
      },
    },
    {
      // The French text is missing on purpose: the demo shows what a missing translation looks like.
      name: 'announcementBar',
      fields: {
        text: text('Notfall am Wochenende? Die Augenklinik am Kantonsspital ist rund um die Uhr da: 052 266 28 70.'),
      },
    },
  ],
}
