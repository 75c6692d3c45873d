import * as z from 'zod/mini'
import {
  defineForm,
  type EntryFacts,
  optionalDay,
  optionalLines,
  optionalText,
  phoneText,
  requiredDay,
  requiredText,
} from '../../kernel/form.ts'
import { emailSchema } from '../../kernel/text/email.ts'
import { checkRequest } from './check-request.ts'
import type { BranchDays } from './open-days.ts'

/** How a person is addressed. */
export const titles = ['frau', 'herr', 'divers'] as const

/** Subjects of a request; each is offered where its option of the block is on. Source: spec/public-site.md §3. */
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

/** Subjects that a form offers, by its options; a form that offers none could not be sent, so it offers `sonstiges`. */
export function offeredThemes(options: Readonly<Partial<Record<Theme, unknown>>>): readonly Theme[] {
  const offered = themes.filter((theme) => options[theme] === true)
  return offered.length > 0 ? offered : ['sonstiges']
}

/** Times of day for an appointment. */
export const timesOfDay = ['vormittag', 'mittag', 'nachmittag', 'abend'] as const
/** Hour that a caller without a page of ours may name. */
const hour = /^(?:[01]?\d|2[0-3])[:.][0-5]\d$/

function isTimeOfDay(text: string): boolean {
  return timesOfDay.some((time) => time === text) || hour.test(text)
}

/**
 * Asks for an appointment: the shop gets a mail, and the sender a confirmation that repeats nothing, because it is about health.
 * A page of the original sends a recipient and words for the mails, by which it would be an open relay. Source: spec/public-site.md §3, §5.
 */
export const contactForm = defineForm({
  name: 'contact',
  label: { de: 'Terminanfrage', fr: 'Demande de rendez-vous', en: 'Request for an appointment' },
  path: '/contact',
  summary: 'Send the contact form',
  fields: {
    anrede: z.enum(titles),
    vorname: requiredText(100),
    nachname: requiredText(100),
    dateOfBirth: optionalDay({ isAnyYear: true }),
    strasse: optionalText(200),
    plz: requiredText(20),
    ort: optionalText(100),
    email: emailSchema,
    telefon: phoneText(),
    existingCustomer: z.enum(['ja', 'nein']),
    themes: z.array(z.enum(themes)).check(z.minLength(1), z.maxLength(themes.length)),
    bevorzugterTermin: requiredDay({ isAnyYear: true }),
    bevorzugteUhrzeit: z.string().check(z.trim(), z.refine(isTimeOfDay, { message: 'timeOfDay' })),
    fragenAnmerkungen: optionalLines(4000),
  },
  ignored: ['contactEmail', 'editorLang', 'appNameFallback', 'confirmationEmailTranslations'],
  choices: ['bevorzugteUhrzeit'],
  days: { dateOfBirth: 'long', bevorzugterTermin: 'full' },
  block: { name: 'contactForm', counts: 'any' },
  sources: ['branches'],
  check: (values, { now, timeZone, offers, data }: EntryFacts<{ readonly branches: readonly BranchDays[] }>) =>
    checkRequest(values, { now, timeZone, branches: data.branches, offered: offers.flatMap(offeredThemes) }),
  reasons: ['pastDay', 'closedDay'],
  sender: 'email',
  titleOf: nameOf,
  mail: { nameOf },
})

function nameOf({ vorname, nachname }: { readonly vorname: string; readonly nachname: string }): string {
  return `${vorname} ${nachname}`
}
