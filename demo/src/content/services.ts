import { button, richText, type SeedGroup, type SeedPage, text } from '@blickfang/cms/seed/seed-page.ts'
import { picture } from '../media/pictures.ts'
import { bookingUrl } from './booking.ts'
import { examSlider } from './exam-slider.ts'
import { stepsToGlasses } from './frames.ts'
import { serviceWords } from './services.data.ts'

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

/** The pages of the collection «service», in the order of the overview. */
export const services: readonly SeedPage[] = serviceWords.map(
  (service): SeedPage => ({
    key: service.key,
    collection: 'service',
    name: service.name,
    slug: service.slug,
    description: service.lead,
    groups: [
      {
        name: 'hero',
        options: { size: 'small' },
        fields: {
          kicker: text('Leistungen', 'Prestations'),
          title: { text: service.name },
          lead: { rich: service.lead },
          image: picture(service.picture),
        },
      },
      { name: 'richTextBlock', fields: { text: { rich: service.body } } },
      ...(service.key === 'augenpruefung' ? [examSlider] : []),
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
