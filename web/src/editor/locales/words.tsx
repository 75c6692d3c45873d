'use client'
import type { EditorLocale } from '@blickfang/contract/kernel/locale.ts'
import { keepSessionNote } from '@blickfang/views/site/visitor/session-note.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { german, loadSaid, type Said } from './messages.ts'
import { languageKey, storedLanguage } from './stored-language.ts'

interface Words extends Said {
  readonly language: EditorLocale
  /** Changes the editor's language for this session; saving it in the settings is the caller's. */
  readonly setLanguage: (language: EditorLocale) => void
}

const WordsContext = createContext<Words | null>(null)

/** Gives the editor its texts. Starts in the session's language; German until another dictionary has come. */
export function EditorWords({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<EditorLocale>(() => storedLanguage() ?? 'de')
  const [loaded, setLoaded] = useState({ language: 'de' as EditorLocale, said: german })
  useEffect(() => {
    let isCurrent = true
    void loadSaid(wanted).then((next) => isCurrent && setLoaded(next))
    return () => {
      isCurrent = false
    }
  }, [wanted])
  const words = useMemo<Words>(
    () => ({
      language: loaded.language,
      ...loaded.said,
      setLanguage: (language) => {
        keepSessionNote(languageKey, language)
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
