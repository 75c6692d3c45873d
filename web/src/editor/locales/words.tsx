'use client'
import type { EditorLocale } from '@blickfang/shared/kernel/locale.ts'
import { createTranslator } from 'next-intl'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { german, loadMessages, type Messages } from './messages.ts'
import { languageKey, storedLanguage } from './stored-language.ts'

function translate<N extends keyof Messages>(language: EditorLocale, messages: Messages, namespace: N) {
  return createTranslator<Messages, N>({
    locale: `${language}-CH`,
    messages,
    namespace,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  } as Parameters<typeof createTranslator<Messages, N>>[0])
}

interface Words {
  readonly language: EditorLocale
  readonly engine: ReturnType<typeof translate<'engine'>>
  readonly panels: ReturnType<typeof translate<'panels'>>
  /** Changes the editor's language for this session; saving it in the settings is the caller's. */
  readonly setLanguage: (language: EditorLocale) => void
}

const WordsContext = createContext<Words | null>(null)

/** Gives the editor its texts. Starts in the session's language; German until another dictionary has come. */
export function EditorWords({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<EditorLocale>(() => storedLanguage() ?? 'de')
  const [loaded, setLoaded] = useState({ language: 'de' as EditorLocale, messages: german })
  useEffect(() => {
    let isCurrent = true
    void loadMessages(wanted).then((next) => isCurrent && setLoaded(next))
    return () => {
      isCurrent = false
    }
  }, [wanted])
  const words = useMemo<Words>(
    () => ({
      language: loaded.language,
      engine: translate(loaded.language, loaded.messages, 'engine'),
      panels: translate(loaded.language, loaded.messages, 'panels'),
      setLanguage: (language) => {
        sessionStorage.setItem(languageKey, language)
        setWanted(language)
      },
    }),
    [loaded],
  )
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('This component needs EditorWords above it')
  return words
}
