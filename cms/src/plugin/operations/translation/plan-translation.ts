import type { planTranslation as contract, TranslatedItem } from '@blickfang/contract/api/v1/languages/translation.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { getLanguages } from '../content/get-languages.ts'
import { requirePage } from '../content/require-page.ts'
import type { Operation } from '../operation-context.ts'
import { listTranslations, type Translations } from '../page/count-missing-translations.ts'
import { findOriginals, nameOf } from './originals.ts'
import { requirePair } from './translate-originals.ts'

/** Lists what of a page a machine may translate into a language, and what it takes. Throws NOT_FOUND, TRANSLATION_OFF, TRANSLATION_LANGUAGE. */
export const planTranslation: Operation<typeof contract> = async (call) => {
  const { db, query } = call
  await requirePage(db, query.id)
  const languages = await getLanguages(db)
  const pair = { from: languages.default, to: query.to }
  await requirePair(call, pair, languages.active)
  const translations = await listTranslations(db, query.id)
  const wanted = itemsOf(translations, query.id, query.to)
  const originals = await findOriginals(db, { ...pair, pageId: query.id, items: wanted })
  const items = wanted.flatMap((item) => {
    const original = originals.get(nameOf(item))
    if (!original || original.own?.by === 'person') return []
    const state = original.own ? ('stale' as const) : ('missing' as const)
    return [{ ...item, state, characters: original.words.text.length }]
  })
  return {
    from: pair.from,
    items,
    characters: items.reduce((sum, { characters }) => sum + characters, 0),
    byPeople: translations.stale.filter(({ locale, by }) => locale === query.to && by === 'person').length,
  }
}

/** Items that may be translated, each once: a picture that stands in two places has one alternative text. */
function itemsOf({ fields, stale, alts }: Translations, pageId: string, to: Locale): TranslatedItem[] {
  const isOfLanguage = ({ locale }: { readonly locale: Locale }) => locale === to
  const ofMachine = stale.filter(({ by }) => by === 'machine')
  return [
    { part: 'name', id: pageId },
    { part: 'description', id: pageId },
    ...[...fields, ...ofMachine].filter(isOfLanguage).map(({ fieldId }) => ({ part: 'content' as const, id: fieldId })),
    ...[...new Set(alts.filter(isOfLanguage).map(({ mediaId }) => mediaId))].map((id) => ({
      part: 'alt' as const,
      id,
    })),
  ]
}
