// Written by `npm run gen` from the folders beside it.
import type { Form, FormSentences } from '../kernel/form.ts'
import type { Messages } from '../kernel/messages/messages.ts'
import { aspectSponsorForm } from './aspect-sponsor/form.ts'
import { messages as aspectSponsorMessages } from './aspect-sponsor/messages.generated.ts'
import { contactForm } from './contact/form.ts'
import { messages as contactMessages } from './contact/messages.generated.ts'
import { ownForm } from './own/form.ts'
import { messages as ownMessages } from './own/messages.generated.ts'

export const forms = {
  aspectSponsor: { form: aspectSponsorForm, messages: aspectSponsorMessages },
  contact: { form: contactForm, messages: contactMessages },
  own: { form: ownForm, messages: ownMessages },
} satisfies { readonly [name: string]: { readonly form: Form; readonly messages: Messages<FormSentences> } }
