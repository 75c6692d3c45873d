'use client'
import { type Translate, translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslator, type WordSource } from './load-translator.ts'
import { de, type Sentences } from './panels/de.generated.ts'
import { loaders } from './panels/loaders.generated.ts'
import { useWords } from './words.tsx'

/** Says the texts of the toolbar and what is around it. */
export type ToolWords = Translate<Sentences>

const german: ToolWords = translator(de)
const source: WordSource<Sentences> = { german, loaders }
const ToolWordsContext = createContext(german)

/** Gives the tools their texts, in the editor's language: they come with the tools' code, a first text that is typed waits for none. */
export function ToolsInWords({ children }: { children: ReactNode }) {
  const { language } = useWords()
  const said = useTranslator(source, language, language === 'de' ? german : null)
  return said && <ToolWordsContext value={said}>{children}</ToolWordsContext>
}

/** The texts of the toolbar and what is around it, in the editor's language. */
export function useToolWords(): ToolWords {
  return useContext(ToolWordsContext)
}
