import { specialDaySchema } from '@blickfang/contract/content/hours/opening-hours.ts'
import type { Label } from '@blickfang/contract/kernel/label.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Field, PayloadRequest } from 'payload'
import { messages } from './messages/messages.generated.ts'

const time = (name: string, de: string, fr: string, en: string): Field => ({
  name,
  type: 'text',
  required: true,
  label: { de, fr, en },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)) || say(req, 'time'),
})
const times = [time('open', 'Von', 'De', 'Open'), time('close', 'Bis', 'À', 'Close')]

const allDay: Label = {
  de: '0–24 heisst durchgehend geöffnet.',
  fr: '0–24 signifie ouvert 24 h sur 24.',
  en: '0–24 means open 24 hours.',
}

/** The stretches of a week in which a place is open. */
export function openingPeriods(description: Label = allDay): Field {
  return {
    name: 'periods',
    type: 'array',
    label: { de: 'Öffnungszeiten', fr: 'Heures d’ouverture', en: 'Opening hours' },
    labels: {
      singular: { de: 'Öffnungszeit', fr: 'Plage horaire', en: 'Opening time' },
      plural: { de: 'Öffnungszeiten', fr: 'Heures d’ouverture', en: 'Opening hours' },
    },
    admin: {
      description: { ...description },
      components: { Field: '@blickfang/cms/client#WeekField' },
    },
    fields: [
      {
        name: 'day',
        type: 'number',
        required: true,
        min: 1,
        max: 7,
        admin: { step: 1 },
        // One place with half a day, and GraphQL has none of them for any page.
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          [1, 2, 3, 4, 5, 6, 7].some((day) => day === value) || say(req, 'weekday'),
        label: { de: 'Tag (1 = Montag)', fr: 'Jour (1 = lundi)', en: 'Day (1 = Monday)' },
      },
      ...times,
    ],
  }
}

/** Days that differ from the week; `notes` are the fields of what a day says besides. */
export function specialDays(notes: readonly Field[]): Field {
  return {
    name: 'special',
    type: 'array',
    label: { de: 'Besondere Tage', fr: 'Jours particuliers', en: 'Special days' },
    labels: {
      singular: { de: 'Besonderer Tag', fr: 'Jour particulier', en: 'Special day' },
      plural: { de: 'Besondere Tage', fr: 'Jours particuliers', en: 'Special days' },
    },
    admin: { components: { Field: '@blickfang/cms/client#DaysField' } },
    fields: [
      {
        name: 'date',
        type: 'text',
        required: true,
        label: { de: 'Datum', fr: 'Date', en: 'Date' },
        validate: (value: unknown, { req }: { req: PayloadRequest }) =>
          specialDaySchema.shape.date.safeParse(value).success || say(req, 'date'),
      },
      ...times,
      ...notes,
    ],
  }
}

function say(req: PayloadRequest, fault: 'time' | 'weekday' | 'date'): string {
  return translate(messages, req.i18n.language)(fault)
}
