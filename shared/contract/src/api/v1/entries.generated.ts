// Written by `npm run gen` from the folders beside it.
import { aspectSponsorForm } from '../../forms/aspect-sponsor/form.ts'
import { contactForm } from '../../forms/contact/form.ts'
import { ownForm } from '../../forms/own/form.ts'
import { entryEndpoint } from '../entry-endpoint.ts'

export const sendAspectSponsor = entryEndpoint(aspectSponsorForm)
export const sendContact = entryEndpoint(contactForm)
export const sendOwn = entryEndpoint(ownForm)
