import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { useStore } from 'zustand'
import { useEditor, useGroup } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { storedContent } from '../../model/shown-content.ts'
import { translationMark } from '../../model/translation/translation-state.ts'
import type { Place } from '../place.ts'
import { useTools } from '../use-tools.ts'

/** How an element says that its translation needs a look: it is from an earlier original, or a machine's. */
export function useTranslationMark({ groupId, name }: Place): Record<string, string> {
  const { document } = useEditor()
  const { engine: t, language } = useWords()
  const tools = useTools()
  const id = useGroup(groupId, ({ fields }) => fields[name]?.id ?? '')
  const stored = useGroup(groupId, ({ fields }) => storedContent(fields[name], document.locale))
  const isStale = useStore(document.translations, ({ stale }) => stale.has(id))
  const mark = tools ? translationMark(document, stored, isStale) : null
  if (!mark) return {}
  const words = t(`field.${mark}`, { language: localeName(document.defaultLocale, language) })
  return { 'data-translation': mark, 'aria-description': words }
}
