import type { Locale } from 'shared/kernel/locale.ts'

/** Languages of the site as its settings name them. */
export interface Languages {
  readonly default: Locale
  readonly active: readonly Locale[]
}

/** The active language that a browser's Accept-Language asks for first; else the default one. */
export function chooseLanguage(accepted: string | undefined, languages: Languages): Locale {
  const wishes = (accepted ?? '')
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean)
      return { language: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of wishes) {
    const match = languages.active.find((locale) => locale === language)
    if (match) return match
  }
  return languages.default
}
