const inSwitzerland = ['de', 'fr', 'it', 'rm']

/** The language with the region whose dates, times and numbers a Swiss shop's visitors expect. */
export function intlLocale(language: string): string {
  if (inSwitzerland.includes(language)) return `${language}-CH`
  return language === 'en' ? 'en-GB' : language
}
