import { button, richText, type SeedPage, text, words } from '@blickfang/cms/seed/seed-page.ts'
import { type PictureKey, picture } from '../media/pictures.ts'

export const home: SeedPage = {
  key: 'home',
  role: 'home',
  name: words('Startseite', 'Accueil'),
  slug: words('home', 'accueil'),
  description: words(
    'Augenoptik mitten in der Winterthurer Altstadt: Sehtest, Brillen, Kontaktlinsen und Zeit für Ihre Augen.',
    'Opticien au cœur de la vieille ville de Winterthour : examen de la vue, lunettes, lentilles et du temps pour vos yeux.',
  ),
  groups: [
    {
      name: 'announcementBar',
      fields: {
        text: text(
          'Vom 24. bis 26. Dezember bleibt das Geschäft geschlossen. Reparaturen nehmen wir bis zum 23. Dezember an.',
          'Le magasin est fermé du 24 au 26 décembre. Nous acceptons les réparations jusqu’au 23 décembre.',
        ),
        button: button('~contact', 'Öffnungszeiten', 'Horaires'),
      },
    },
    {
      name: 'hero',
      options: { size: 'large', eyeChart: true },
      fields: {
        kicker: text('Augenoptik in der Altstadt, seit 1974', 'Opticien en vieille ville depuis 1974'),
        title: text('Gut sehen ist kein Zufall.', 'Bien voir n’est pas un hasard.'),
        lead: richText(
          'Wir messen genau, beraten ehrlich und schleifen Ihre Gläser in der eigenen Werkstatt an der Marktgasse. Eine Augenprüfung dauert bei uns 45 Minuten, weil Ihre Augen so lange brauchen.',
          'Nous mesurons avec précision, conseillons avec franchise et taillons vos verres dans notre propre atelier, à la Marktgasse. Chez nous, un examen de la vue dure 45 minutes : c’est le temps qu’il faut à vos yeux.',
        ),
        image: picture('hero'),
        primaryButton: button('~contact', 'Termin vereinbaren', 'Prendre rendez-vous'),
        secondaryButton: button('page:leistungen', 'Was wir tun', 'Nos prestations'),
      },
    },
    {
      name: 'servicesContainer',
      fields: {
        title: text('Was wir für Ihre Augen tun', 'Ce que nous faisons pour vos yeux'),
        lead: richText(
          'Von der ersten Kinderbrille bis zur Altersvorsorge für die Netzhaut: Das meiste machen wir selbst, und wo ein Augenarzt hingehört, sagen wir es.',
          'De la première paire d’enfant au suivi de la rétine : nous faisons presque tout nous-mêmes, et quand il faut un ophtalmologue, nous le disons.',
        ),
      },
    },
    {
      name: 'textOnImage',
      // High enough for the chart on the wall, beside which the words stand.
      options: { size: 'large', textPosition: 'bottom-right' },
      fields: {
        title: text('45 Minuten, die sich lohnen', '45 minutes qui en valent la peine'),
        text: richText(
          'Eine Augenprüfung bei uns besteht aus drei Teilen: Wir fragen, wofür Sie Ihre Augen brauchen. Wir messen Sehschärfe, Zusammenspiel der Augen und Augendruck. Und wir zeigen Ihnen mit Probegläsern, was die neue Stärke im Alltag bringt, bevor Sie etwas bestellen.',
          'Un examen chez nous comporte trois parties : nous demandons à quoi servent vos yeux. Nous mesurons l’acuité, la coordination des deux yeux et la pression oculaire. Et nous vous montrons, avec des verres d’essai, ce que la nouvelle correction change au quotidien, avant toute commande.',
        ),
        image: picture('eye-test'),
        button: button('page:augenpruefung', 'So läuft die Prüfung ab', 'Le déroulement de l’examen'),
      },
    },
    {
      name: 'imageBoard',
      options: { columnLayout: '3', imageFormat: 'square' },
      fields: {
        title: text('Sechs Fassungen, die uns gerade gefallen', 'Six montures que nous aimons en ce moment'),
        lead: richText(
          'Im Geschäft warten rund 900 weitere, die meisten von kleinen Herstellern aus der Schweiz, aus Südtirol und aus dem Jura.',
          'Environ 900 autres vous attendent au magasin, la plupart de petits fabricants de Suisse, du Tyrol du Sud et du Jura.',
        ),
      },
      children: [
        frame(
          'frame-round',
          ['Modell Eulach', 'Modèle Eulach'],
          ['Rund, Acetat in Honig, CHF 320', 'Ronde, acétate miel, CHF 320'],
        ),
        frame(
          'frame-titan',
          ['Modell Brühlberg', 'Modèle Brühlberg'],
          ['Titan, 9 Gramm leicht, CHF 460', 'Titane, 9 grammes, CHF 460'],
        ),
        frame(
          'frame-cat-eye',
          ['Modell Lotti', 'Modèle Lotti'],
          ['Cat-Eye in Bordeaux, CHF 345', 'Œil de chat bordeaux, CHF 345'],
        ),
        frame(
          'frame-panto',
          ['Modell Steiner', 'Modèle Steiner'],
          ['Panto, Horn-Optik, CHF 380', 'Panto, aspect corne, CHF 380'],
        ),
        frame(
          'frame-rectangle',
          ['Modell Sulzer', 'Modèle Sulzer'],
          ['Rechteckig, matt schwarz, CHF 295', 'Rectangulaire, noir mat, CHF 295'],
        ),
        frame(
          'frame-kids',
          ['Modell Mücke', 'Modèle Mücke'],
          ['Kinderbrille mit Federbügel, CHF 180', 'Lunettes d’enfant à branches souples, CHF 180'],
        ),
      ],
    },
    {
      name: 'testimonialsContainer',
      fields: { title: text('Was Kundinnen und Kunden sagen', 'Ce que disent nos clients') },
      children: [
        testimonial(
          'Zum ersten Mal hat mir jemand erklärt, warum meine Gleitsichtbrille nicht passte. Die neue trage ich von morgens bis abends.',
          'Pour la première fois, quelqu’un m’a expliqué pourquoi mes verres progressifs ne convenaient pas. Je porte les nouveaux du matin au soir.',
          'Ursula H.',
          'Seen',
        ),
        testimonial(
          'Bügel am Freitagabend abgebrochen, am Samstagmorgen um neun repariert. Kosten: ein Kaffee in die Kasse.',
          'Branche cassée le vendredi soir, réparée le samedi matin à neuf heures. Prix : un café dans la tirelire.',
          'Daniel K.',
          'Veltheim',
        ),
        testimonial(
          'Unser Sohn wollte keine Brille. Nach einer Stunde mit Frau Petrović wollte er zwei.',
          'Notre fils ne voulait pas de lunettes. Après une heure avec Mme Petrović, il en voulait deux.',
          'Familie Aeschlimann',
          'Wülflingen',
        ),
      ],
    },
    {
      name: 'newsFeedBoard',
      fields: { title: text('Neues aus der Marktgasse', 'Nouvelles de la Marktgasse') },
      children: [
        news({
          picture: 'news-week',
          date: '2026-11-16',
          title: ['Woche der Augengesundheit', 'Semaine de la santé des yeux'],
          text: [
            'Vom 18. bis 23. Januar messen wir den Augendruck kostenlos. Ohne Termin, jeweils von 9 bis 12 Uhr.',
            'Du 18 au 23 janvier, nous mesurons gratuitement la pression oculaire, sans rendez-vous, de 9 h à 12 h.',
          ],
        }),
        news({
          picture: 'news-open',
          date: '2026-10-05',
          title: ['Die Werkstatt zieht ins Schaufenster', 'L’atelier s’installe en vitrine'],
          text: [
            'Ab sofort sehen Sie von der Gasse aus zu, wie Luca Ihre Gläser einschleift. Winken ist erlaubt.',
            'Depuis la rue, vous pouvez désormais regarder Luca tailler vos verres. On a le droit de faire signe.',
          ],
        }),
        news({
          picture: 'news-voucher',
          date: '2026-09-01',
          title: ['Ein Gutschein, den man sieht', 'Un bon cadeau qui se voit'],
          text: [
            'Unsere Gutscheine gibt es ab CHF 50, gedruckt auf Karton aus Winterthur. Sie verfallen nicht.',
            'Nos bons sont disponibles dès CHF 50, imprimés sur carton à Winterthour. Ils n’expirent pas.',
          ],
        }),
      ],
    },
    {
      name: 'cta',
      options: { background: 'header' },
      fields: {
        title: text('Wann waren Ihre Augen zuletzt beim Service?', 'À quand remonte le dernier contrôle de vos yeux ?'),
        text: richText(
          'Alle zwei Jahre genügt, ab sechzig jedes Jahr. Rufen Sie an oder kommen Sie vorbei.',
          'Tous les deux ans suffisent, chaque année dès soixante ans. Appelez-nous ou passez nous voir.',
        ),
        primaryButton: button('tel:+41522124730', '052 212 47 30', '052 212 47 30'),
      },
    },
    { name: 'contact', fields: { title: text('So finden Sie uns', 'Nous trouver') } },
  ],
}

function frame(key: PictureKey, title: readonly [de: string, fr: string], body: readonly [de: string, fr: string]) {
  return { name: 'imageCard', fields: { image: picture(key), title: text(...title), text: richText(...body) } }
}

function testimonial(de: string, fr: string, name: string, place: string) {
  return {
    name: 'testimonialDetails',
    fields: { text: richText(de, fr), name: text(name, name), function: text(place, place) },
  }
}

interface News {
  picture: 'news-week' | 'news-open' | 'news-voucher'
  date: string
  title: readonly [de: string, fr: string]
  text: readonly [de: string, fr: string]
}

function news({ picture: key, date, title, text: body }: News) {
  return {
    name: 'newsFeedCard',
    options: { date },
    fields: { image: picture(key), title: text(...title), text: richText(...body) },
  }
}
