import { adminTexts } from './texts/admin-texts.ts'

/** Sections of the admin's navigation. `false` would hide a collection from it and keep its forms. */
export const adminGroup = {
  website: { ...adminTexts.website },
  shop: { ...adminTexts.shop },
  administration: { ...adminTexts.administration },
}
