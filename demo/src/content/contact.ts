import {
  button,
  richText,
  type SeedGroup,
  type SeedPage,
  text,
  words,
} from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
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
      options: { imageBehind: true, overlay: false, size: 'medium', textPosition: 'bottom-left', textSize: 'small' },
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
      name: 'columns',
      options: { columns: 4, hasLines: true },
      fields: { title: text('So kommen Sie her', 'Comment venir') },
      children: [
        way(
          ['Zu Fuss', 'À pied'],
          ['Sieben Minuten ab Hauptbahnhof, Ausgang Altstadt.', 'Sept minutes depuis la gare, sortie Altstadt.'],
        ),
        way(['Bus', 'Bus'], ['Linien 1, 3 und 5 bis «Schmidgasse».', 'Lignes 1, 3 et 5, arrêt «Schmidgasse».']),
        way(
          ['Auto', 'Voiture'],
          [
            'Parkhaus Neumarkt, 300 Meter. Die erste Stunde bezahlen wir.',
            'Parking Neumarkt, 300 mètres. Nous payons la première heure.',
          ],
        ),
        way(
          ['Rollstuhl', 'Fauteuil roulant'],
          ['Eingang, Prüfraum und WC sind stufenlos.', 'Entrée, salle d’examen et WC sans marche.'],
        ),
      ],
    },
    {
      name: 'textBesideImage',
      options: { aspectRatio: 'classic', side: 'left', share: 'small', verticalAlignment: 'center' },
      fields: {
        image: picture('desk'),
        kicker: text('Am Empfang', 'À la réception'),
        title: text('Nadine nimmt ab.', 'Nadine décroche.'),
        text: richText(
          'Die meisten Fragen sind nach zwei Minuten beantwortet, auch die nach der Krankenkasse.',
          'La plupart des questions trouvent réponse en deux minutes, celles sur la caisse-maladie aussi.',
        ),
        button: button('mailto:nadine@optik-lindenhof.ch', 'Nadine schreiben', 'Écrire à Nadine'),
      },
    },
    {
      name: 'questions',
      options: { isTitleBeside: true },
      fields: { title: text('Was viele fragen', 'Questions fréquentes') },
      children: [
        question(
          ['Geht es ohne Termin?', 'Peut-on venir sans rendez-vous ?'],
          [
            'Für Reparaturen, Abholen und Probieren kommen Sie einfach vorbei. Für Prüfungen und Kontaktlinsen reservieren wir Zeit, am besten zwei bis drei Tage im Voraus.',
            'Pour une réparation, un retrait ou un essai, venez simplement. Pour les examens et les lentilles, nous réservons du temps, de préférence deux à trois jours à l’avance.',
          ],
        ),
        question(
          ['Zahlt die Krankenkasse?', 'La caisse-maladie paie-t-elle ?'],
          [
            'Die Grundversicherung zahlt bis 18 Jahre CHF 180 im Jahr. Viele Zusatzversicherungen zahlen mehr; [Nadine](mailto:nadine@optik-lindenhof.ch) rechnet es Ihnen aus.',
            'L’assurance de base verse CHF 180 par an jusqu’à 18 ans. Beaucoup de complémentaires donnent davantage ; [Nadine](mailto:nadine@optik-lindenhof.ch) fait le calcul pour vous.',
          ],
        ),
        question(
          ['Darf ich meine alte Brille mitbringen?', 'Puis-je apporter mes anciennes lunettes ?'],
          [
            'Unbedingt, auch die aus der Schublade. Sie sagt uns mehr als jede Messung, und oft passen neue Gläser hinein.',
            'Absolument, même celles du tiroir. Elles en disent plus que toute mesure, et acceptent souvent des verres neufs.',
          ],
        ),
      ],
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

type Pair = readonly [de: string, fr: string]

function way(title: Pair, body: Pair): SeedGroup {
  return { name: 'columnCard', fields: { title: text(...title), text: richText(...body) } }
}

function question(asked: Pair, answer: Pair): SeedGroup {
  return { name: 'questionCard', fields: { question: text(...asked), answer: richText(...answer) } }
}
