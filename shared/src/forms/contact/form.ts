import * as z from 'zod/mini'
import {
  defineForm,
  optionalDay,
  optionalLines,
  optionalText,
  phoneText,
  requiredDay,
  requiredText,
} from '../../kernel/form.ts'
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

/** What a form offers, by its options; one that offers nothing could not be sent. */
export function offeredThemes(options: Readonly<Partial<Record<Theme, unknown>>>): readonly Theme[] {
  const offered = themes.filter((theme) => options[theme] === true)
  return offered.length > 0 ? offered : ['sonstiges']
}

/** Times of day for an appointment. */
export const timesOfDay = ['vormittag', 'mittag', 'nachmittag', 'abend'] as const
/** Who calls without a page of ours may name an hour. */
const hour = /^(?:[01]?\d|2[0-3])[:.][0-5]\d$/

function isTimeOfDay(text: string): boolean {
  return timesOfDay.some((time) => time === text) || hour.test(text)
}

/** Asks for an appointment. What it holds is health data. Source: spec/public-site.md §3, §5. */
export const contactForm = defineForm({
  name: 'contact',
  label: { de: 'Terminanfrage', fr: 'Demande de rendez-vous', en: 'Request for an appointment' },
  path: '/contact',
  fields: {
    anrede: z.enum(titles),
    vorname: requiredText(100),
    nachname: requiredText(100),
    dateOfBirth: optionalDay(),
    strasse: optionalText(200),
    plz: requiredText(20),
    ort: optionalText(100),
    email: emailSchema,
    telefon: phoneText(),
    existingCustomer: z.enum(['ja', 'nein']),
    themes: z.array(z.enum(themes)).check(z.minLength(1), z.maxLength(themes.length)),
    bevorzugterTermin: requiredDay(),
    bevorzugteUhrzeit: z.string().check(z.trim(), z.refine(isTimeOfDay, { message: 'timeOfDay' })),
    fragenAnmerkungen: optionalLines(4000),
  },
  choices: ['bevorzugteUhrzeit'],
  days: { dateOfBirth: 'long', bevorzugterTermin: 'full' },
  besides: ['block'],
  refusals: ['closed'],
  reasons: ['pastDay', 'closedDay'],
  sender: 'email',
  leastMs: 3_000,
  rate: { points: 10, seconds: 600 },
})
