import { media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { bookingLink } from '@blickfang/contract/options/booking-link/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { shiftedAlignment } from '@blickfang/contract/options/shifted-alignment/option.ts'

/** Where visitors book an appointment without leaving the page. */
export const bookingContainer = defineBlock({
  name: 'bookingContainer',
  label: { de: 'Terminbuchung', fr: 'Prise de rendez-vous', en: 'Booking' },
  section: 'various',
  place: 2,
  icon: 'calendar-check',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Wann passt es Ihnen?' }),
    text: richText(words.text, { sample: 'Wählen Sie Tag und Zeit. Wir bestätigen den Termin per E-Mail.' }),
    image: media(words.image),
    action: text(words.button, { maxLength: 80, sample: 'Kalender öffnen' }),
  },
  options: {
    bookingLink: bookingLink({ de: 'Buchung', fr: 'Réservation', en: 'Booking' }),
    shiftedAlignment: shiftedAlignment({ de: 'Reihenfolge', fr: 'Ordre', en: 'Order' }),
  },
})
