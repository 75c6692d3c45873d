import * as z from 'zod/mini'
import { defineForm, optionalText, requiredText } from '../../kernel/form.ts'
import { emailSchema } from '../../kernel/text/email.ts'

/** How a person is addressed. */
export const titles = ['frau', 'herr', 'divers'] as const

/** What a person may want; each is offered where its option of the block is on. Source: spec/public-site.md §3. */
export const themes = [
  'brillenglasbestimmung',
  'gesundheitscheck',
  'analyseAuge',
  'sehtestLernfahrgesuch',
  'neuanpassungKontaktlinsen',
  'kontrolleKontaktlinsen',
  'kontaktlinsenAbo',
  'frequentlensDirect',
  'brillenberatung',
  'brillenservice',
  'sonnenbrillenberatung',
  'myopieManagement',
  'sonstiges',
] as const
export type Theme = (typeof themes)[number]

/** Times of day for an appointment. */
export const timesOfDay = ['vormittag', 'mittag', 'nachmittag', 'abend'] as const

/** Asks for an appointment. What it holds is health data. Source: spec/public-site.md §3, §5. */
export const contactForm = defineForm({
  name: 'contact',
  label: { de: 'Terminanfrage', fr: 'Demande de rendez-vous', en: 'Request for an appointment' },
  path: '/contact',
  fields: {
    anrede: z.enum(titles),
    vorname: requiredText(100),
    nachname: requiredText(100),
    dateOfBirth: optionalText(40),
    strasse: optionalText(200),
    plz: requiredText(20),
    ort: optionalText(100),
    email: emailSchema,
    // At least one digit: numbers of all countries, with a name or an extension behind them, are dialled by a person.
    telefon: z.string().check(z.trim(), z.maxLength(40), z.regex(/\d/)),
    existingCustomer: z.enum(['ja', 'nein']),
    themes: z.array(z.enum(themes)).check(z.minLength(1), z.maxLength(themes.length)),
    bevorzugterTermin: requiredText(40),
    bevorzugteUhrzeit: requiredText(40),
    fragenAnmerkungen: optionalText(4000),
  },
  choices: ['bevorzugteUhrzeit'],
  days: { dateOfBirth: 'long', bevorzugterTermin: 'full' },
  sender: 'email',
  leastMs: 3_000,
  rate: { points: 10, seconds: 600 },
})
