import {
  button,
  richText,
  type SeedField,
  type SeedGroup,
  type SeedPage,
  text,
  type Words,
} from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { picture } from '../media/pictures.ts'
import { bookingFor, bookingUrl } from './booking.ts'
import { examSlider } from './exam-slider.ts'
import { stepsToGlasses } from './frames.ts'
import { serviceWords } from './services.data.ts'

type Service = (typeof serviceWords)[number]

/** A chart that is read at once, on whatever screen one has in hand. */
const armChart: SeedGroup = {
  name: 'textBesideImage',
  options: {
    background: 'secondary',
    side: 'left',
    share: 'large',
    aspectRatio: 'classic',
    verticalAlignment: 'center',
  },
  fields: {
    image: picture('arm-chart'),
    kicker: text('Zum Ausprobieren', 'À essayer'),
    title: text('Wie weit kommen Sie?', 'Jusqu’où lisez-vous ?'),
    text: richText(
      `Halten Sie das Telefon auf Armlänge und decken Sie ein Auge zu. Ein gutes Auge liest bis zum Strich, dann ist das andere dran.

Eine Messung ist das nicht. Hört aber eines zwei Zeilen früher auf, kommen Sie vorbei.`,
      `Tenez le téléphone à bout de bras et cachez un œil. Un bon œil lit jusqu’au trait ; puis au tour de l’autre.

Ce n’est pas une mesure. Mais si l’un s’arrête deux lignes plus tôt, passez nous voir.`,
    ),
  },
}

/** How a contact lens is put in, for those who practise at home. */
const lensVideo: SeedGroup = {
  name: 'videoPlayer',
  options: { background: 'header' },
  media: { video: 'lens-film' },
  fields: {
    title: text('Einsetzen, zum Nachschauen.', 'La pose, à revoir chez vous.'),
    lead: richText(
      'Zu Hause ist der Spiegel anders und niemand steht daneben. Sechs Sekunden ohne Ton, so oft Sie wollen.',
      'À la maison, le miroir n’est pas le même et personne n’est à côté. Six secondes sans son, autant de fois que vous voulez.',
    ),
    caption: text(
      'Gelingt es nicht, kommen Sie vorbei: Sanja übt mit Ihnen, ohne Termin und ohne Rechnung.',
      'Si cela ne va pas, passez : Sanja s’exerce avec vous, sans rendez-vous et sans facture.',
    ),
  },
}

/** Where a service's page begins: no two that follow each other begin alike. */
const beginnings: Readonly<Record<string, NonNullable<SeedGroup['options']>>> = {
  brillenberatung: { alignment: 'right' },
  kontaktlinsen: { lens: false },
  augengesundheit: { alignment: 'right', lens: false },
  fahren: { imageBehind: true, overlay: false, textPosition: 'bottom-left', textSize: 'small' },
}

/** The pages of the collection «service», in the order of the overview. */
export const services: readonly SeedPage[] = serviceWords.map(
  (service): SeedPage => ({
    key: service.key,
    collection: 'service',
    name: service.name,
    slug: service.slug,
    description: service.description,
    groups: [
      {
        name: 'hero',
        options: { size: 'small', ...beginnings[service.key] },
        fields: {
          kicker: text('Leistungen', 'Prestations'),
          title: { text: service.name },
          lead: { rich: service.lead },
          image: picture(service.picture),
        },
      },
      rail(service),
      details(service),
      ...(service.key === 'augenpruefung' ? [armChart, examSlider] : []),
      ...(service.key === 'brillenberatung' ? [stepsToGlasses] : []),
      ...(service.key === 'kontaktlinsen' ? [lensVideo] : []),
      {
        name: 'cta',
        fields: {
          title: text('Haben Sie Fragen dazu?', 'Des questions ?'),
          text: richText(
            'Am Telefon beantworten wir fast alles in fünf Minuten.',
            'Au téléphone, nous répondons à presque tout en cinq minutes.',
          ),
          primaryButton: button(bookingUrl, 'Termin vereinbaren', 'Prendre rendez-vous'),
          secondaryButton: button('tel:+41522124730', 'Anrufen', 'Appeler'),
        },
      },
    ],
  }),
)

/** Facts that one asks for first, and the calendar with this service chosen. */
function rail({ key, facts }: Service): SeedGroup {
  return {
    name: 'facts',
    options: { spacing: 'small' },
    fields: { button: button(bookingFor(key), 'Termin buchen', 'Réserver') },
    children: [
      fact(text('Dauert', 'Durée'), facts.duration),
      fact(text('Kostet', 'Prix'), facts.price),
      fact(text('Bei wem', 'Avec qui'), facts.people),
    ],
  }
}

function fact(name: SeedField, value: Words): SeedGroup {
  return { name: 'factCard', fields: { name, value: { text: value } } }
}

/** The parts of a service's words, side by side. */
function details({ key, body }: Service): SeedGroup {
  const german = partsOf(body.de)
  const french = partsOf(body.fr ?? body.de)
  if (german.length !== french.length) throw new Error(`The service ${key} has other parts in French.`)
  return {
    name: 'columns',
    options: { columns: german.length, hasLines: true },
    children: german.map(([title, words], index) => ({
      name: 'columnCard',
      fields: { title: text(title, french[index]?.[0]), text: richText(words, french[index]?.[1]) },
    })),
  }
}

function partsOf(body: string): readonly (readonly [title: string, text: string])[] {
  return body
    .split(/^## /m)
    .filter(Boolean)
    .map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end), part.slice(end).trim()]
    })
}
