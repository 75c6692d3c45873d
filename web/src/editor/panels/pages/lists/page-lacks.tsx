'use client'
import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import { CircleAlert, Eye } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor, useShell } from '../../../context/editor-context.tsx'
import { useWords } from '../../../locales/words.tsx'
import { usePublication } from '../../../publication/publication.tsx'
import { usePagesWords } from '../messages/use-pages-words.ts'
import css from '../pages-panel.module.css'
import { TranslationCounts } from './translation-counts.ts'

const CountsContext = createContext<TranslationCounts | null>(null)

/** Lends the rows of the panel what their pages lack, as it is when the panel is opened. */
export function WithTranslationCounts({ children }: { children: ReactNode }) {
  const [counts] = useState(() => new TranslationCounts())
  return <CountsContext value={counts}>{children}</CountsContext>
}

/** Which languages lack something on a page, each with how much, and in which a translation should be looked at. */
export function PageLacks({ pageId }: { pageId: string }) {
  const counts = useContext(CountsContext)
  const { languages } = useShell().getState()
  return counts && languages.length > 1 ? <LacksOf pageId={pageId} counts={counts} /> : null
}

function LacksOf({ pageId, counts }: { pageId: string; counts: TranslationCounts }) {
  const t = usePagesWords()
  const { language } = useWords()
  const { document } = useEditor()
  const { publication } = usePublication()
  useEffect(() => counts.want(pageId), [counts, pageId])
  const listed = useStore(counts.store, (known) => known[pageId])
  // Of the open page the editor knows more than the list.
  const { missing = {}, toLookAt = {} } = (pageId === document.pageId ? publication : listed) ?? {}
  const badges = [
    ...entriesOf(missing).map(([locale, count]) => ({ locale, count, kind: 'lacks' as const })),
    ...entriesOf(toLookAt).map(([locale, count]) => ({ locale, count, kind: 'looks' as const })),
  ]
  if (badges.length === 0) return null
  const all = badges.map(({ locale, count, kind }) => {
    const words = t(kind, { language: localeName(locale, language), count })
    const Icon = kind === 'lacks' ? CircleAlert : Eye
    return (
      <span key={`${kind} ${locale}`} className={css[kind]} role="img" aria-label={words} title={words}>
        <Icon size={11} aria-hidden="true" />
        {t(`short.${kind}`, { language: locale.toUpperCase(), count })}
      </span>
    )
  })
  return <span className={css.badges}>{all}</span>
}

function entriesOf(counts: Readonly<Partial<Record<Locale, number>>>): readonly (readonly [Locale, number])[] {
  return (Object.entries(counts) as [Locale, number][]).filter(([, count]) => count > 0)
}
