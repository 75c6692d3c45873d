// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly phone: null
  readonly email: null
  readonly address: null
  readonly hours: null
  readonly specialDays: null
  readonly openUntil: { readonly time: string | number }
  readonly openAllDay: null
  readonly opensAt: { readonly time: string | number }
  readonly closedToday: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      phone: "Telefon",
      email: "E-Mail",
      address: "Adresse",
      hours: "Öffnungszeiten",
      specialDays: "Besondere Tage",
      openUntil: ["Jetzt geöffnet bis ",["time"]," Uhr"],
      openAllDay: "Heute durchgehend geöffnet",
      opensAt: ["Öffnet heute um ",["time"]," Uhr"],
      closedToday: "Jetzt geschlossen",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      phone: "Téléphone",
      email: "E-mail",
      address: "Adresse",
      hours: "Heures d’ouverture",
      specialDays: "Jours particuliers",
      openUntil: ["Actuellement ouvert jusqu’à ",["time"]],
      openAllDay: "Ouvert aujourd’hui 24 h sur 24",
      opensAt: ["Ouvre aujourd’hui à ",["time"]],
      closedToday: "Actuellement fermé",
    },
  },
  it: {
    language: 'it',
    messages: {
      phone: "Telefono",
      email: "E-mail",
      address: "Indirizzo",
      hours: "Orari di apertura",
      specialDays: "Giorni particolari",
      openUntil: ["Ora aperto fino alle ",["time"]],
      openAllDay: "Oggi aperto 24 ore su 24",
      opensAt: ["Apre oggi alle ",["time"]],
      closedToday: "Ora chiuso",
    },
  },
  rm: {
    language: 'rm',
    messages: {
      phone: "Telefon",
      email: "E-mail",
      address: "Adressa",
      hours: "Temps d’avertura",
      specialDays: "Dis spezials",
      openUntil: ["Ussa avert fin las ",["time"]],
      openAllDay: "Oz avert di e notg",
      opensAt: ["Avra oz a las ",["time"]],
      closedToday: "Ussa serrà",
    },
  },
  en: {
    language: 'en',
    messages: {
      phone: "Phone",
      email: "E-mail",
      address: "Address",
      hours: "Opening hours",
      specialDays: "Special days",
      openUntil: ["Open now until ",["time"]],
      openAllDay: "Open 24 hours today",
      opensAt: ["Opens today at ",["time"]],
      closedToday: "Closed now",
    },
  },
  sq: {
    language: 'sq',
    messages: {
      phone: "Telefoni",
      email: "E-mail",
      address: "Adresa",
      hours: "Orari",
      specialDays: "Ditë të veçanta",
      openUntil: ["Tani hapur deri në ",["time"]],
      openAllDay: "Sot hapur 24 orë",
      opensAt: ["Hapet sot në ",["time"]],
      closedToday: "Tani mbyllur",
    },
  },
  sr: {
    language: 'sr',
    messages: {
      phone: "Telefon",
      email: "E-mail",
      address: "Adresa",
      hours: "Radno vreme",
      specialDays: "Posebni dani",
      openUntil: ["Sada otvoreno do ",["time"]],
      openAllDay: "Danas otvoreno 24 sata",
      opensAt: ["Otvara se danas u ",["time"]],
      closedToday: "Sada zatvoreno",
    },
  },
  hr: {
    language: 'hr',
    messages: {
      phone: "Telefon",
      email: "E-pošta",
      address: "Adresa",
      hours: "Radno vrijeme",
      specialDays: "Posebni dani",
      openUntil: ["Sada otvoreno do ",["time"]],
      openAllDay: "Danas otvoreno 24 sata",
      opensAt: ["Otvara se danas u ",["time"]],
      closedToday: "Sada zatvoreno",
    },
  },
  es: {
    language: 'es',
    messages: {
      phone: "Teléfono",
      email: "Correo electrónico",
      address: "Dirección",
      hours: "Horario",
      specialDays: "Días especiales",
      openUntil: ["Ahora abierto hasta las ",["time"]],
      openAllDay: "Hoy abierto las 24 horas",
      opensAt: ["Abre hoy a las ",["time"]],
      closedToday: "Ahora cerrado",
    },
  },
  pt: {
    language: 'pt',
    messages: {
      phone: "Telefone",
      email: "E-mail",
      address: "Endereço",
      hours: "Horário",
      specialDays: "Dias especiais",
      openUntil: ["Aberto agora até às ",["time"]],
      openAllDay: "Aberto hoje 24 horas",
      opensAt: ["Abre hoje às ",["time"]],
      closedToday: "Fechado agora",
    },
  },
}
