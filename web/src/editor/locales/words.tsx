'use client'
import { type EditorLocale, editorLocales } from '@blickfang/contract/kernel/locale.ts'
import { type Translate, translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { keepSessionNote } from '@blickfang/views/site/visitor/session-note.ts'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { de, type Sentences } from './engine/de.generated.ts'
import { loaders } from './engine/loaders.generated.ts'
import { useTranslator, type WordSource } from './load-translator.ts'
import { languageKey, storedLanguage } from './stored-language.ts'

interface Words {
  /** Says the texts of fields and overlay. */
  readonly engine: Translate<Sentences>
  readonly language: EditorLocale
  /** Changes the editor's language for this session; saving it in the settings is the caller's. */
  readonly setLanguage: (language: EditorLocale) => void
}

/** German is in the bundle: it is the default, and what stands in when another dictionary cannot be loaded. */
const german: Translate<Sentences> = translator(de)
const source: WordSource<Sentences> = { german, loaders }
const WordsContext = createContext<Words | null>(null)

/** Gives the editor its texts. Starts in the session's language; German until another dictionary has come. */
export function EditorWords({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<EditorLocale>(() => storedLanguage() ?? 'de')
  const engine = useTranslator(source, wanted, german)
  const words = useMemo<Words>(
    () => ({
      engine,
      language: editorLocales.find((locale) => locale === engine.language) ?? 'de',
      setLanguage: (language) => {
        keepSessionNote(languageKey, language)
        setWanted(language)
      },
    }),
    [engine],
  )
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('This component needs EditorWords above it')
  return words
}
