import { type Dictionary, loadMessages, type MessageLoaders } from '@blickfang/contract/kernel/messages/messages.ts'
import { type Translate, translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { use } from 'react'
import { definePart, type Part } from '../../ui/parts/define-part.ts'
import { type Sentences as Common, de as common } from './common/de.generated.ts'
import { loaders as commonLoaders } from './common/loaders.generated.ts'
import { storedLanguage } from './stored-language.ts'
import { useWords } from './words.tsx'

/** The texts that all panels share, such as «cancel». */
export const useCommonWords = hookOf(common, () => loadMessages(commonLoaders, 'fr'))

/**
 * The hook for the texts of a folder of panels, together with those that all share, in the editor's language. German comes
 * with the folder's code; French is waited for (suspends), and German stands in if it cannot come.
 *
 * @example
 * import { de } from '../panels/pages/messages/de.generated.ts'
 * import { loaders } from '../panels/pages/messages/loaders.generated.ts'
 * export const usePagesWords = defineWords(de, loaders)
 */
export function defineWords<Own>(german: Dictionary<Own>, loaders: MessageLoaders<Own>): () => Translate<Own & Common> {
  return hookOf(together(common, german), async () =>
    together(...(await Promise.all([loadMessages(commonLoaders, 'fr'), loadMessages(loaders, 'fr')]))),
  )
}

interface Source<S> {
  readonly german: Translate<S>
  readonly french: Part<Translate<S>>
  /** French as it was first asked for, or what stands in for it. */
  inFrench?: Promise<Translate<S>>
}

function hookOf<S>(german: Dictionary<S>, loadFrench: () => Promise<Dictionary<S>>): () => Translate<S> {
  const french = definePart(
    async () => translator(await loadFrench()),
    () => storedLanguage() === 'fr',
  )
  const source: Source<S> = { german: translator(german), french }
  return () => useSource(source)
}

function useSource<S>(source: Source<S>): Translate<S> {
  const { language } = useWords()
  if (language === 'de') return source.german
  source.inFrench ??= source.french.load().catch((error: unknown) => {
    console.warn('The French words of a panel could not be loaded; German stands in.', error)
    return source.german
  })
  return use(source.inFrench)
}

function together<Own>(all: Dictionary<Common>, own: Dictionary<Own>): Dictionary<Own & Common> {
  return { language: own.language, messages: { ...all.messages, ...own.messages } }
}
