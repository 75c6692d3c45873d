/** Sections of the admin's navigation. `false` would hide a collection from it and keep its forms. */
export const adminGroup = {
  website: { de: 'Website', fr: 'Site web', en: 'Website' },
  shop: { de: 'Geschäft', fr: 'Magasin', en: 'Shop' },
  administration: { de: 'Verwaltung', fr: 'Administration', en: 'Administration' },
}
