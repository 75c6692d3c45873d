import * as z from 'zod/mini'
import { themeSchema } from '../../../content/settings.ts'
import { editorLocaleSchema } from '../../../kernel/locale.ts'
import { emailSchema } from '../../../kernel/text/email.ts'
import { nameSchema } from '../../../kernel/text/visible-text.ts'
import { businessKind } from '../../../options/business-kind/option.ts'
import { country } from '../../../options/country/option.ts'
import { fontPair } from '../../../options/font-pair/option.ts'
import { phone } from '../../../options/phone/option.ts'
import { timeZone } from '../../../options/time-zone/option.ts'
import { weekHours } from '../../../options/week-hours/option.ts'
import { firstLanguages, minPasswordLength, siteParts } from './first-choices.ts'

const unlabelled = { de: '', fr: '', en: '' }
const line = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const firstLanguage = z.enum(firstLanguages)

/** The account of whoever sets a site up; it manages all others. */
export const firstAccountSchema = z.strictObject({
  email: emailSchema,
  password: z.string().check(z.minLength(minPasswordLength), z.maxLength(200)),
  name: z.optional(line(200)),
  /** Language in which they read the editor. */
  language: editorLocaleSchema,
})
export type FirstAccount = z.output<typeof firstAccountSchema>

/** Everything that is asked about a new site. */
export const newSiteSchema = z
  .strictObject({
    name: nameSchema(120),
    kind: businessKind(unlabelled).schema,
    country: country(unlabelled).schema,
    /** Left out: that of the country. */
    timeZone: z.optional(timeZone(unlabelled).schema),
    mainLanguage: firstLanguage,
    languages: z.array(firstLanguage).check(z.minLength(1), z.maxLength(firstLanguages.length)),
    street: line(120),
    streetNumber: line(20),
    zip: line(20),
    city: line(120),
    phone: phone(unlabelled).schema,
    /** Where messages of the forms go; empty: to the account. */
    email: z.union([z.literal(''), emailSchema]),
    hours: weekHours(unlabelled).schema,
    theme: themeSchema,
    fonts: fontPair(unlabelled).schema,
    parts: z.array(z.enum(siteParts)).check(z.maxLength(siteParts.length)),
  })
  .check(z.refine(({ languages, mainLanguage }) => languages.includes(mainLanguage), { path: ['mainLanguage'] }))
export type NewSite = z.output<typeof newSiteSchema>
