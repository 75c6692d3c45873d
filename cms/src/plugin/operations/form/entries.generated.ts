// Written by `npm run gen` from the folders beside it.
import { aspectSponsorForm } from '@blickfang/contract/forms/aspect-sponsor/form.ts'
import { messages as aspectSponsorMail } from '@blickfang/contract/forms/aspect-sponsor/mail/messages.generated.ts'
import { contactForm } from '@blickfang/contract/forms/contact/form.ts'
import { messages as contactMail } from '@blickfang/contract/forms/contact/mail/messages.generated.ts'
import { ownForm } from '@blickfang/contract/forms/own/form.ts'
import { messages as ownMail } from '@blickfang/contract/forms/own/mail/messages.generated.ts'
import { submitForm } from './submit-form.ts'

export const sendAspectSponsor = submitForm(aspectSponsorForm, aspectSponsorMail)
export const sendContact = submitForm(contactForm, contactMail)
export const sendOwn = submitForm(ownForm, ownMail)
