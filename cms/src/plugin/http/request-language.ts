/** The language in which to word an answer: the admin's, else the browser's, else German. */
export function requestLanguage(headers: Headers): 'de' | 'fr' | 'en' {
  const cookie = /(?:^|;\s*)payload-lng=(\w\w)/.exec(headers.get('cookie') ?? '')?.[1]
  const accepted = (headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
  for (const language of [cookie, ...accepted]) {
    if (language === 'de' || language === 'fr' || language === 'en') return language
  }
  return 'de'
}
