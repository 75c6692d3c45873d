import { type Words, words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import type { PictureKey } from '../media/pictures.ts'

interface Service {
  key: string
  picture: PictureKey
  name: Words
  slug: Words
  /** For search engines and whoever shares the page. */
  description: Words
  /** Words that lists show whole. */
  lead: Words
  /** Length of an appointment, its price, and who has time for it. */
  facts: { readonly duration: Words; readonly price: Words; readonly people: Words }
  /** Parts of the page, each below a heading. */
  body: Words
}

/** Services of the shop, in the order of the overview. */
export const serviceWords: readonly Service[] = [
  {
    key: 'augenpruefung',
    picture: 'eye-chart',
    name: words('Augenprüfung', 'Examen de la vue'),
    slug: words('augenpruefung', 'examen-de-la-vue'),
    description: words(
      '45 Minuten, drei Messungen, eine ehrliche Empfehlung. CHF 90, bei einer Brille geschenkt.',
      '45 minutes, trois mesures, un conseil franc. CHF 90, offert à l’achat de lunettes.',
    ),
    lead: words(
      '45 Minuten, drei Messungen, eine ehrliche Empfehlung.',
      '45 minutes, trois mesures, un conseil franc.',
    ),
    facts: {
      duration: words('45 Min.', '45 min'),
      price: words('CHF 90, mit Brille geschenkt', 'CHF 90, offert avec des lunettes'),
      people: words('Reto, Marta', 'Reto, Marta'),
    },
    body: words(
      `## Was wir prüfen

- **Sehschärfe** in Ferne, am Bildschirm und beim Lesen
- **Zusammenspiel beider Augen**, auch bei Müdigkeit
- **Augendruck**, berührungslos mit einem Luftstoss
- **Vorderer Augenabschnitt** unter dem Mikroskop

## Wie Sie sich vorbereiten

Bringen Sie Ihre jetzige Brille mit, auch die alte in der Schublade. Tragen Sie am Tag der Prüfung keine Kontaktlinsen, weiche mindestens zwölf Stunden, formstabile drei Tage vorher nicht mehr.

## Was es kostet

Die Prüfung kostet **CHF 90**. Bestellen Sie innert drei Monaten eine Brille, ziehen wir den Betrag ab. Zeigt sich etwas, das ärztlich abgeklärt gehört, schreiben wir Ihnen eine Überweisung.`,
      `## Ce que nous examinons

- **L’acuité visuelle** de loin, à l’écran et en lecture
- **La coordination des deux yeux**, même fatigués
- **La pression oculaire**, sans contact, par un souffle d’air
- **La partie antérieure de l’œil** au microscope

## Comment vous préparer

Apportez vos lunettes actuelles, et les anciennes au fond du tiroir. Ne portez pas de lentilles le jour de l’examen : retirez les souples douze heures avant, les rigides trois jours avant.

## Ce que cela coûte

L’examen coûte **CHF 90**. Si vous commandez des lunettes dans les trois mois, nous déduisons ce montant. Si quelque chose demande un avis médical, nous vous adressons à un ophtalmologue.`,
    ),
  },
  {
    key: 'brillenberatung',
    picture: 'fitting-table',
    name: words('Brillenberatung', 'Conseil lunettes'),
    slug: words('brillenberatung', 'conseil-lunettes'),
    description: words(
      'Eine Fassung muss zum Gesicht passen, zum Beruf und zur Nase. In dieser Reihenfolge.',
      'Une monture doit aller au visage, au métier et au nez. Dans cet ordre.',
    ),
    lead: words(
      'Zum Gesicht, zum Beruf, zur Nase: in dieser Reihenfolge.',
      'Pour le visage, le métier et le nez, dans cet ordre.',
    ),
    facts: {
      duration: words('So lange Sie mögen', 'Le temps qu’il faut'),
      price: words('kostenlos', 'gratuit'),
      people: words('Marta, Sanja, Luca', 'Marta, Sanja, Luca'),
    },
    body: words(
      `## Zeit zum Probieren

Setzen Sie sich an den Anpasstisch, wir bringen die Fassungen. Sie können bis zu vier Modelle für drei Tage nach Hause nehmen.

## Gläser, verständlich erklärt

- **Einstärkengläser** ab CHF 140 das Paar
- **Bildschirmgläser** ab CHF 320 das Paar
- **Gleitsichtgläser** ab CHF 580 das Paar, bis CHF 1'800 für individuell gerechnete

Alle Gläser sind gehärtet und entspiegelt. Vertragen Sie Gleitsicht nicht, tauschen wir sie innert sechzig Tagen ohne Aufpreis.

## Nach dem Kauf

Nachrichten, Schrauben, neue Nasenauflagen: solange Sie die Brille tragen, ohne Rechnung.`,
      `## Le temps d’essayer

Installez-vous à la table d’essai, nous apportons les montures. Vous pouvez en emporter jusqu’à quatre chez vous pendant trois jours.

## Les verres, expliqués clairement

- **Verres unifocaux** dès CHF 140 la paire
- **Verres pour écran** dès CHF 320 la paire
- **Verres progressifs** dès CHF 580 la paire, jusqu’à CHF 1'800 pour un calcul individuel

Tous nos verres sont durcis et antireflets. Si vous ne supportez pas les progressifs, nous les échangeons sans supplément pendant soixante jours.

## Après l’achat

Ajustage, vis, nouvelles plaquettes : aussi longtemps que vous portez vos lunettes, sans facture.`,
    ),
  },
  {
    key: 'kontaktlinsen',
    picture: 'contact-lens',
    name: words('Kontaktlinsen', 'Lentilles de contact'),
    slug: words('kontaktlinsen', 'lentilles-de-contact'),
    description: words(
      'Anpassung, Probetragen und Kontrolle, weich oder formstabil, auch bei trockenen Augen.',
      'Adaptation, essai et contrôle, souples ou rigides, même pour les yeux secs.',
    ),
    lead: words('Weich oder formstabil, auch bei trockenen Augen.', 'Souples ou rigides, même pour les yeux secs.'),
    facts: {
      duration: words('2 × 1 Stunde', '2 × 1 heure'),
      price: words('CHF 180', 'CHF 180'),
      people: words('Sanja', 'Sanja'),
    },
    body: words(
      `## Neu anfangen

Die Anpassung dauert zwei Termine zu je einer Stunde und kostet **CHF 180**, Probelinsen für zwei Wochen inbegriffen. Sie gehen erst heim, wenn Sie die Linsen selbst einsetzen und herausnehmen können.

## Kontrolle

Einmal im Jahr schauen wir Hornhaut und Sitz an: 30 Minuten, **CHF 65**. Im Abo ist die Kontrolle dabei.

## Abo

Linsen, Pflegemittel und Kontrolle zum festen Monatspreis, ab **CHF 29**. Monatlich kündbar.`,
      `## Débuter

L’adaptation se fait en deux rendez-vous d’une heure et coûte **CHF 180**, lentilles d’essai pour deux semaines comprises. Vous ne repartez que lorsque vous savez les poser et les retirer seul.

## Contrôle

Une fois par an, nous vérifions la cornée et la position : 30 minutes, **CHF 65**. Compris dans l’abonnement.

## Abonnement

Lentilles, produits d’entretien et contrôle à prix mensuel fixe, dès **CHF 29**. Résiliable chaque mois.`,
    ),
  },
  {
    key: 'augengesundheit',
    picture: 'eye-health',
    name: words('Gesundheitscheck der Augen', 'Bilan de santé des yeux'),
    slug: words('gesundheitscheck', 'bilan-de-sante'),
    description: words(
      'Netzhautbild, Augendruck und Tränenfilm in 30 Minuten. Die Bilder gehören Ihnen.',
      'Image de la rétine, pression et film lacrymal en 30 minutes. Les images vous appartiennent.',
    ),
    lead: words(
      'Netzhaut, Augendruck und Tränenfilm in 30 Minuten.',
      'Rétine, pression et film lacrymal en 30 minutes.',
    ),
    facts: {
      duration: words('30 Min.', '30 min'),
      price: words('CHF 120', 'CHF 120'),
      people: words('Reto', 'Reto'),
    },
    body: words(
      `## Für wen

Ab vierzig alle zwei Jahre, ab sechzig jährlich. Früher, wenn in der Familie Grüner Star, Makuladegeneration oder Diabetes vorkommen.

## Was wir aufnehmen

- **Netzhaut** als Schichtbild, ohne Tropfen
- **Augendruck** und Hornhautdicke
- **Tränenfilm** bei trockenen Augen

## Und danach

Der Check kostet **CHF 120**. Wir stellen keine Diagnosen, sondern Auffälligkeiten fest, und arbeiten mit der Augenklinik am Kantonsspital zusammen.`,
      `## Pour qui

Dès quarante ans tous les deux ans, dès soixante ans chaque année. Plus tôt en cas de glaucome, de dégénérescence maculaire ou de diabète dans la famille.

## Ce que nous relevons

- **La rétine** en coupe, sans gouttes
- **La pression oculaire** et l’épaisseur de la cornée
- **Le film lacrymal** en cas d’yeux secs

## Et ensuite

Le bilan coûte **CHF 120**. Nous ne posons pas de diagnostic : nous signalons ce qui est inhabituel et travaillons avec la clinique ophtalmologique de l’hôpital cantonal.`,
    ),
  },
  {
    key: 'kinder',
    picture: 'kids',
    name: words('Kinder und Myopie', 'Enfants et myopie'),
    slug: words('kinder', 'enfants'),
    description: words(
      'Kurzsichtigkeit lässt sich bremsen. Je früher wir messen, desto besser.',
      'La myopie peut être freinée. Plus on mesure tôt, mieux c’est.',
    ),
    lead: words(
      'Kurzsichtigkeit lässt sich bremsen, wenn man früh misst.',
      'Mesurée tôt, la myopie peut être freinée.',
    ),
    facts: {
      duration: words('20 Min.', '20 min'),
      price: words('Erster Sehtest kostenlos', 'Premier test gratuit'),
      people: words('Reto, Sanja', 'Reto, Sanja'),
    },
    body: words(
      `## Ab wann

Ein erster Sehtest ist mit vier Jahren sinnvoll, kostet nichts und dauert zwanzig Minuten. Wer blinzelt, nah am Buch klebt oder Kopfweh hat, kommt früher.

## Myopie-Management

Wir messen zweimal im Jahr die Augenlänge und vergleichen sie mit der Wachstumskurve. Spezielle Gläser oder Linsen bremsen das Fortschreiten. Das Jahresprogramm kostet **CHF 390** plus Gläser.

## Und wenn sie bricht

Kinderbrillen sind bei uns ein Jahr gegen alles versichert, auch gegen kleine Geschwister.`,
      `## Dès quel âge

Un premier test est utile à quatre ans ; il est gratuit et dure vingt minutes. Venez plus tôt si l’enfant plisse les yeux, colle au livre ou a mal à la tête.

## Suivi de la myopie

Deux fois par an, nous mesurons la longueur de l’œil et la comparons à la courbe de croissance. Des verres ou des lentilles spéciaux freinent l’évolution. Le programme annuel coûte **CHF 390**, verres en sus.

## Et si elles cassent

Les lunettes d’enfant sont assurées un an contre tout, petits frères et sœurs compris.`,
    ),
  },
  {
    key: 'fahren',
    picture: 'driving',
    name: words('Sehtest für den Führerausweis', 'Test de la vue pour le permis'),
    slug: words('sehtest-fuehrerausweis', 'test-permis'),
    description: words(
      'Ohne Termin, zehn Minuten, CHF 15. Das Formular füllen wir gleich aus.',
      'Sans rendez-vous, dix minutes, CHF 15. Nous remplissons le formulaire.',
    ),
    lead: words(
      'Ohne Termin, zehn Minuten, das Formular gleich dabei.',
      'Sans rendez-vous, dix minutes, formulaire rempli.',
    ),
    facts: {
      duration: words('10 Min.', '10 min'),
      price: words('CHF 15', 'CHF 15'),
      people: words('alle, ohne Termin', 'toute l’équipe, sans rendez-vous'),
    },
    body: words(
      `## Mitbringen

- das Gesuch um einen Lernfahrausweis
- Ihre Identitätskarte oder Ihren Pass
- Brille oder Kontaktlinsen, falls Sie welche tragen

## Gut zu wissen

Der Test gilt zwei Jahre. Reicht die Sehschärfe nicht, sagen wir Ihnen, was zu tun ist, und wiederholen den Test mit der neuen Brille ohne Kosten.`,
      `## À apporter

- la demande de permis d’élève conducteur
- votre carte d’identité ou votre passeport
- vos lunettes ou lentilles, si vous en portez

## Bon à savoir

Le test est valable deux ans. Si l’acuité ne suffit pas, nous vous disons que faire et répétons le test gratuitement avec les nouvelles lunettes.`,
    ),
  },
]
