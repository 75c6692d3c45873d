/** Languages in which a new site has words. More are turned on in its settings, and translated. */
export const firstLanguages = ['de', 'fr', 'it', 'en'] as const
export type FirstLanguage = (typeof firstLanguages)[number]

/** Parts of a new site that are there only if they are chosen. */
export const siteParts = ['offer', 'about', 'jobs', 'golf'] as const
export type SitePart = (typeof siteParts)[number]

/** Fewest characters of an account's password. */
export const minPasswordLength = 12
