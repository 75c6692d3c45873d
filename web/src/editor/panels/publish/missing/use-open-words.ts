import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Publication } from '../../../publication/publication.tsx'
import { usePublishWords } from '../messages/use-publish-words.ts'

/** Counts of the translations that are open in a language of the page. */
export interface OpenInLanguage {
  readonly locale: Locale
  readonly missing: number
  readonly stale: number
  /** A machine's words that nobody has looked at. */
  readonly unchecked: number
  /** There is something that a machine may translate. */
  readonly isForMachine: boolean
}

/** The languages that lack something, or have translations that a person should look at. */
export function openInLanguages(publication: Publication | null): readonly OpenInLanguage[] {
  if (!publication) return []
  const { missing, stale, unchecked } = publication
  const named = [...(Object.keys(missing) as Locale[]), ...[...stale, ...unchecked].map(({ locale }) => locale)]
  return [...new Set(named)]
    .map((locale) => {
      const ofLanguage = <One extends { readonly locale: Locale }>(list: readonly One[]) =>
        list.filter((one) => one.locale === locale)
      const lacks = missing[locale] ?? 0
      return {
        ...{ locale, missing: lacks, stale: ofLanguage(stale).length, unchecked: ofLanguage(unchecked).length },
        isForMachine: lacks > 0 || ofLanguage(stale).some(({ by }) => by === 'machine'),
      }
    })
    .filter((open) => open.missing + open.stale + open.unchecked > 0)
}

/** Says it: «3 Übersetzungen fehlen, 2 sind veraltet». */
export function useOpenWords(): (open: OpenInLanguage) => string {
  const t = usePublishWords()
  return ({ missing, stale, unchecked }) =>
    [
      missing > 0 && t('missing.lacks', { count: missing }),
      stale > 0 && t('missing.stale', { count: stale }),
      unchecked > 0 && t('missing.machine', { count: unchecked }),
    ]
      .filter(Boolean)
      .join(', ')
}
