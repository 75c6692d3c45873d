import * as z from 'zod/mini'
import { aspectSponsorForm } from '../../forms/aspect-sponsor/form.ts'
import { contactForm } from '../../forms/contact/form.ts'
import { defineEndpoint } from '../../kernel/endpoint.ts'
import { entrySchema, rulesOf } from '../../kernel/form.ts'
import { localeSchema } from '../../kernel/locale.ts'
import { idSchema } from '../../kernel/text/id.ts'

/** A page says in which language it was filled in; the trap's field is judged by the operation, not by the schema. */
const entry = { ...entrySchema.shape, website: z.optional(z.string().check(z.maxLength(500))), lang: localeSchema }
/** The block that the form stands in. */
const block = z.optional(idSchema)
/** A page of the original sends these. Taken from a browser they would be an open relay, so they are accepted and never used. */
const ignored = {
  contactEmail: z.optional(z.unknown()),
  editorLang: z.optional(z.unknown()),
  appNameFallback: z.optional(z.unknown()),
  confirmationEmailTranslations: z.optional(z.unknown()),
}

/**
 * The moment at which a form is opened, signed: an entry has to bring it (`opened`), a few seconds later at the earliest and within a
 * day, and each entry one of its own. What is sent too early, too late or with one that was used is INVALID in `website` and `opened`;
 * with a new one, after the same seconds, it is taken.
 */
export const openForm = defineEndpoint({
  method: 'post',
  path: '/form/open',
  summary: 'Open a form',
  access: 'anyone',
  body: z.strictObject({}),
  answer: z.object({ opened: z.string() }),
  bodyLimit: 1024,
})

/**
 * Asks for an appointment: the shop gets a mail, and the sender a confirmation. INVALID names each wrong field, what the form on
 * the site (`block`, else any) does not offer, a day that is no appointment's, or `closed` where no such form is live.
 */
export const sendContact = defineEndpoint({
  method: 'post',
  path: contactForm.path,
  summary: 'Send the contact form',
  access: 'anyone',
  body: z.strictObject({ ...contactForm.fields, ...entry, ...ignored, block }),
  answer: z.object({}),
  bodyLimit: 32 * 1024,
  rate: contactForm.rate,
})

/**
 * Books what a sponsor may have, and answers what it costs: the server works it out. INVALID names each wrong field, `nothing`
 * where nothing is booked, `booked` for an item that has been booked out since the page was opened, or `closed`.
 */
export const sendAspectSponsor = defineEndpoint({
  method: 'post',
  path: aspectSponsorForm.path,
  summary: 'Send the sponsor form',
  access: 'anyone',
  body: z.strictObject({ ...aspectSponsorForm.fields, ...entry, block }).check(...rulesOf(aspectSponsorForm)),
  answer: z.object({ total: z.number() }),
  bodyLimit: 32 * 1024,
  rate: aspectSponsorForm.rate,
})
