import { richText, type SeedGroup, text } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { picture } from '../media/pictures.ts'

/** The shop's name at its booking service. */
export const bookingName = 'optik-lindenhof'

/** Where every «Termin vereinbaren» leads: the calendar opens on the page. */
export const bookingUrl = `https://connect.shore.com/bookings/${bookingName}`

/** The calendar with a service chosen already. */
export const bookingFor = (service: string) => `${bookingUrl}?service=${service}`

/** Where appointments are booked: a calendar that opens on the page. */
export const booking: SeedGroup = {
  name: 'bookingContainer',
  options: {
    bookingLink: { type: 'appointment-booking', url: bookingUrl },
  },
  fields: {
    title: text('Wann dürfen wir Sie erwarten?', 'Quand pouvons-nous vous attendre ?'),
    text: richText(
      'Augenprüfung, Kontaktlinsen, Sehtest: Im Kalender sehen Sie, wann Nadine, Reto oder Sanja Zeit hat. Oder rufen Sie an, dann suchen wir zusammen.',
      'Examen de la vue, lentilles, test pour le permis : le calendrier montre quand Nadine, Reto ou Sanja est libre. Ou appelez, nous chercherons ensemble.',
    ),
    image: picture('eye-test'),
    action: text('Termin wählen', 'Choisir une date'),
  },
}
