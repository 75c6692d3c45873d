import type { EditorLocale } from '@blickfang/contract/kernel/locale.ts'
import { loadMessages, type MessageLoaders } from '@blickfang/contract/kernel/messages/messages.ts'
import { type Translate, translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { useEffect, useState } from 'react'

/** Texts whose German comes with the code that says them, and whose other languages come when they are wanted. */
export interface WordSource<S> {
  readonly german: Translate<S>
  readonly loaders: MessageLoaders<S>
}

/** A source's texts in a language; `first` until they have come, those of the language before where it changes. */
export function useTranslator<S, First>(
  source: WordSource<S>,
  language: EditorLocale,
  first: First,
): Translate<S> | First {
  const [said, setSaid] = useState<Translate<S> | First>(() => first)
  useEffect(() => {
    let isCurrent = true
    void loadTranslator(source, language).then((next) => isCurrent && setSaid(() => next))
    return () => {
      isCurrent = false
    }
  }, [source, language])
  return said
}

/** Loads a source's texts in a language; German if its dictionary cannot be loaded. Source: spec/editor.md §1. */
export async function loadTranslator<S>(
  { german, loaders }: WordSource<S>,
  language: EditorLocale,
): Promise<Translate<S>> {
  if (language === 'de') return german
  try {
    return translator(await loadMessages(loaders, language))
  } catch (error) {
    console.warn('The French dictionary could not be loaded; German stands in.', error)
    return german
  }
}
