import { payloadGerman } from './plugin/admin/texts/payload-german.ts'

/** Payload writes «<No …>» into a column that has nothing to show. */
const noLabel = '–'

/** Our own words for some of Payload's, in the admin of this app. */
export const adminTexts = {
  de: { ...payloadGerman, general: { ...payloadGerman.general, noLabel } },
  fr: { general: { noLabel } },
  en: { general: { noLabel } },
}
