/** Where this page stands in the language that the phone speaks; null where it is written in it already, or not at all. */
export function addressInPhoneLanguage(): string | null {
  const versions = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
  for (const spoken of navigator.languages) {
    const language = spoken.split('-')[0]?.toLowerCase()
    if (language === document.documentElement.lang.split('-')[0]) return null
    const version = versions.find(({ hreflang }) => hreflang === language)
    if (version) return new URL(version.href).pathname
  }
  return null
}
