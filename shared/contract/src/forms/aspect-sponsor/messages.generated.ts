// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly offerLegend: null
  readonly eventLegend: null
  readonly aspectLegend: null
  readonly contactLegend: null
  readonly hauptsponsor: null
  readonly standprasenz6m: null
  readonly standprasenz9m: null
  readonly stehlunch: null
  readonly nachmittagpause: null
  readonly numberOfPersons: null
  readonly personsNames: null
  readonly aspectNumberOfPersons: null
  readonly aspectPersonsNames: null
  readonly vormittagspause: null
  readonly stehlunch2: null
  readonly company: null
  readonly contactName: null
  readonly phone: null
  readonly email: null
  readonly perPerson: null
  readonly booked: null
  readonly total: null
  readonly idle: null
  readonly sent: null
  readonly sentSentence: null
  readonly closed: null
  readonly closedError: null
  readonly bookedError: null
  readonly companyError: null
  readonly contactNameError: null
  readonly phoneError: null
  readonly emailError: null
  readonly numberOfPersonsError: null
  readonly aspectNumberOfPersonsError: null
  readonly personsNamesError: null
  readonly aspectPersonsNamesError: null
  readonly nothingError: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      offerLegend: "Auftritt",
      eventLegend: "Am Anlass",
      aspectLegend: "Am aspect",
      contactLegend: "Wer bucht",
      hauptsponsor: "Hauptsponsor",
      standprasenz6m: "Standpräsenz 6 m²",
      standprasenz9m: "Standpräsenz 9 m²",
      stehlunch: "Stehlunch",
      nachmittagpause: "Nachmittagspause",
      numberOfPersons: "Anzahl Personen am Anlass",
      personsNames: "Namen der Personen",
      aspectNumberOfPersons: "Anzahl Personen am aspect",
      aspectPersonsNames: "Namen der Personen am aspect",
      vormittagspause: "Vormittagspause",
      stehlunch2: "Stehlunch",
      company: "Firma",
      contactName: "Ansprechperson",
      phone: "Telefon",
      email: "E-Mail",
      perPerson: "pro Person",
      booked: "ausgebucht",
      total: "Total",
      idle: "Verbindlich buchen",
      sent: "Gebucht. Danke!",
      sentSentence: "Danke, Ihre Buchung ist bei uns. Die Bestätigung kommt per Mail.",
      closed: "Buchung geschlossen",
      closedError: "Die Buchung ist inzwischen geschlossen.",
      bookedError: "Etwas davon ist inzwischen ausgebucht. Laden Sie die Seite neu: Was Sie geschrieben haben, bleibt.",
      companyError: "Bitte geben Sie Ihre Firma an.",
      contactNameError: "Bitte geben Sie eine Ansprechperson an.",
      phoneError: "Bitte geben Sie eine Telefonnummer an.",
      emailError: "Bitte geben Sie eine gültige E-Mail-Adresse an.",
      numberOfPersonsError: "Bitte geben Sie eine ganze Zahl von 0 bis 500 an.",
      aspectNumberOfPersonsError: "Bitte geben Sie eine ganze Zahl von 0 bis 500 an.",
      personsNamesError: "Bitte nennen Sie die Personen.",
      aspectPersonsNamesError: "Bitte nennen Sie die Personen.",
      nothingError: "Bitte wählen Sie mindestens ein Angebot.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      offerLegend: "Présence",
      eventLegend: "À la manifestation",
      aspectLegend: "À l’aspect",
      contactLegend: "Qui réserve",
      hauptsponsor: "Sponsor principal",
      standprasenz6m: "Stand de 6 m²",
      standprasenz9m: "Stand de 9 m²",
      stehlunch: "Lunch debout",
      nachmittagpause: "Pause de l’après-midi",
      numberOfPersons: "Nombre de personnes à la manifestation",
      personsNames: "Noms des personnes",
      aspectNumberOfPersons: "Nombre de personnes à l’aspect",
      aspectPersonsNames: "Noms des personnes à l’aspect",
      vormittagspause: "Pause du matin",
      stehlunch2: "Lunch debout",
      company: "Entreprise",
      contactName: "Personne de contact",
      phone: "Téléphone",
      email: "E-mail",
      perPerson: "par personne",
      booked: "complet",
      total: "Total",
      idle: "Réserver fermement",
      sent: "Réservé. Merci !",
      sentSentence: "Merci, votre réservation nous est parvenue. La confirmation suit par e-mail.",
      closed: "Réservations closes",
      closedError: "Les réservations sont closes entre-temps.",
      bookedError: "Une partie est complète entre-temps. Rechargez la page : ce que vous avez écrit reste.",
      companyError: "Veuillez indiquer votre entreprise.",
      contactNameError: "Veuillez indiquer une personne de contact.",
      phoneError: "Veuillez indiquer un numéro de téléphone.",
      emailError: "Veuillez indiquer une adresse e-mail valable.",
      numberOfPersonsError: "Veuillez indiquer un nombre entier de 0 à 500.",
      aspectNumberOfPersonsError: "Veuillez indiquer un nombre entier de 0 à 500.",
      personsNamesError: "Veuillez nommer les personnes.",
      aspectPersonsNamesError: "Veuillez nommer les personnes.",
      nothingError: "Veuillez choisir au moins une offre.",
    },
  },
  it: {
    language: 'it',
    messages: {
      offerLegend: "Presenza",
      eventLegend: "All’evento",
      aspectLegend: "All’aspect",
      contactLegend: "Chi prenota",
      hauptsponsor: "Sponsor principale",
      standprasenz6m: "Stand di 6 m²",
      standprasenz9m: "Stand di 9 m²",
      stehlunch: "Pranzo in piedi",
      nachmittagpause: "Pausa pomeridiana",
      numberOfPersons: "Numero di persone all’evento",
      personsNames: "Nomi delle persone",
      aspectNumberOfPersons: "Numero di persone all’aspect",
      aspectPersonsNames: "Nomi delle persone all’aspect",
      vormittagspause: "Pausa del mattino",
      stehlunch2: "Pranzo in piedi",
      company: "Azienda",
      contactName: "Persona di contatto",
      phone: "Telefono",
      email: "E-mail",
      perPerson: "a persona",
      booked: "esaurito",
      total: "Totale",
      idle: "Prenota in modo vincolante",
      sent: "Prenotato. Grazie!",
      sentSentence: "Grazie, la sua prenotazione ci è arrivata. La conferma arriva per e-mail.",
      closed: "Prenotazioni chiuse",
      closedError: "Nel frattempo le prenotazioni sono chiuse.",
      bookedError: "Nel frattempo una parte è esaurita. Ricarichi la pagina: quello che ha scritto rimane.",
      companyError: "Indichi la sua azienda.",
      contactNameError: "Indichi una persona di contatto.",
      phoneError: "Indichi un numero di telefono.",
      emailError: "Indichi un indirizzo e-mail valido.",
      numberOfPersonsError: "Indichi un numero intero da 0 a 500.",
      aspectNumberOfPersonsError: "Indichi un numero intero da 0 a 500.",
      personsNamesError: "Indichi i nomi delle persone.",
      aspectPersonsNamesError: "Indichi i nomi delle persone.",
      nothingError: "Scelga almeno un’offerta.",
    },
  },
  en: {
    language: 'en',
    messages: {
      offerLegend: "Presence",
      eventLegend: "At the event",
      aspectLegend: "At aspect",
      contactLegend: "Who books",
      hauptsponsor: "Main sponsor",
      standprasenz6m: "Stand of 6 m²",
      standprasenz9m: "Stand of 9 m²",
      stehlunch: "Standing lunch",
      nachmittagpause: "Afternoon break",
      numberOfPersons: "Number of people at the event",
      personsNames: "Names of the people",
      aspectNumberOfPersons: "Number of people at aspect",
      aspectPersonsNames: "Names of the people at aspect",
      vormittagspause: "Morning break",
      stehlunch2: "Standing lunch",
      company: "Company",
      contactName: "Contact",
      phone: "Phone",
      email: "E-mail",
      perPerson: "per person",
      booked: "fully booked",
      total: "Total",
      idle: "Book bindingly",
      sent: "Booked. Thank you!",
      sentSentence: "Thank you, your booking has reached us. The confirmation comes by e-mail.",
      closed: "Booking closed",
      closedError: "Booking has closed in the meantime.",
      bookedError: "Some of it has been fully booked in the meantime. Reload the page: what you wrote stays.",
      companyError: "Please tell us your company.",
      contactNameError: "Please tell us whom to contact.",
      phoneError: "Please enter a phone number.",
      emailError: "Please enter a valid e-mail address.",
      numberOfPersonsError: "Please enter a whole number from 0 to 500.",
      aspectNumberOfPersonsError: "Please enter a whole number from 0 to 500.",
      personsNamesError: "Please name the people.",
      aspectPersonsNamesError: "Please name the people.",
      nothingError: "Please choose at least one offer.",
    },
  },
}
