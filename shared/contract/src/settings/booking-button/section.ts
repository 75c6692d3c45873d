import { defineSection } from '../../kernel/section/section.ts'
import { words } from '../../kernel/words.ts'
import { alignment } from '../../options/alignment/option.ts'
import { checkbox } from '../../options/checkbox/option.ts'
import { email } from '../../options/email/option.ts'
import { phone } from '../../options/phone/option.ts'
import { text } from '../../options/text/option.ts'
import { themeColor } from '../../options/theme-color/option.ts'
import { webAddress } from '../../options/web-address/option.ts'

export const bookingButton = defineSection({
  name: 'bookingButton',
  label: { de: 'Terminbutton', fr: 'Bouton de rendez-vous', en: 'Booking button' },
  hint: {
    de: 'Der Terminbutton und die Terminbuchung in der Navigation führen zu dem, was hier steht.',
    fr: 'Le bouton de rendez-vous et la prise de rendez-vous dans la navigation mènent à ce qui figure ici.',
    en: 'The booking button and the booking in the menu lead to what is said here.',
  },
  place: 2,
  options: {
    'bookingButton.active': checkbox({
      de: 'Terminbutton zeigen',
      fr: 'Montrer le bouton de rendez-vous',
      en: 'Show the booking button',
    }),
    'bookingButton.position': alignment(
      { de: 'Seite', fr: 'Côté', en: 'Side' },
      { filter: ['left', 'right'], fallback: 'right' },
    ),
    'bookingButton.color': themeColor(
      { de: 'Farbe', fr: 'Couleur', en: 'Colour' },
      { filter: ['primary', 'secondary', 'background', 'header'] },
    ),
    'bookingButton.useShoreBooking': checkbox({
      de: 'Über Shore buchen lassen',
      fr: 'Réserver par Shore',
      en: 'Book by Shore',
    }),
    'bookingButton.shoreCompany': text({
      de: 'Name des Geschäfts bei Shore (wie in dessen Adresse)',
      fr: 'Nom du magasin chez Shore (comme dans son adresse)',
      en: 'Name of the shop at Shore (as in its address)',
    }),
    'bookingButton.companyName': text({
      de: 'Firmenname über dem Kalender',
      fr: 'Nom affiché au-dessus du calendrier',
      en: 'Company name above the calendar',
    }),
    'bookingButton.url': webAddress({
      de: 'Adresse der Buchung',
      fr: 'Adresse de la réservation',
      en: 'Address of the booking',
    }),
    'bookingButton.email': email(words.email),
    'bookingButton.phone': phone({ de: 'Telefon', fr: 'Téléphone', en: 'Phone' }),
    'bookingButton.website': webAddress({ de: 'Website', fr: 'Site web', en: 'Website' }),
  },
  showWhen: {
    'bookingButton.position': { 'bookingButton.active': true },
    'bookingButton.color': { 'bookingButton.active': true },
    'bookingButton.shoreCompany': { 'bookingButton.useShoreBooking': true },
  },
})
