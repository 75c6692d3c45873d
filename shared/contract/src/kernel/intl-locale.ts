const inSwitzerland = ['de', 'fr', 'it', 'rm']

/** The language with the region whose dates, times and numbers a Swiss shop's visitors expect, in the script of our sentences. */
export function intlLocale(language: string): string {
  if (inSwitzerland.includes(language)) return `${language}-CH`
  if (language === 'sr') return 'sr-Latn'
  return language === 'en' ? 'en-GB' : language
}
