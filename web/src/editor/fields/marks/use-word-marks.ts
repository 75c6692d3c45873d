import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import type { ShownContent } from '../../model/shown-content.ts'
import type { Place } from '../place.ts'
import { useTools } from '../use-tools.ts'
import { useSampleMark } from './use-sample-mark.ts'
import { useTranslationMark } from './use-translation-mark.ts'

/** How an element says that its words are another language's: its sign for the eye, a word for who listens. */
export function useStandInMark(shown: ShownContent): Record<string, string> {
  const { document } = useEditor()
  const { engine: t, language } = useWords()
  const tools = useTools()
  const { language: own } = shown
  if (!tools || own === document.locale) return {}
  const description = t('field.standIn', { language: localeName(own, language) })
  return { 'data-stand-in': own.toUpperCase(), 'aria-description': description }
}

/** All that an element says of its words: they are another language's, still the sample, a machine's, or from an earlier original. */
export function useWordMarks(place: Place, shown: ShownContent): Record<string, string> {
  const marks: readonly Record<string, string>[] = [
    useStandInMark(shown),
    useSampleMark(place, shown),
    useTranslationMark(place),
  ]
  const descriptions = marks.flatMap((mark) => mark['aria-description'] ?? [])
  return {
    ...Object.assign({}, ...marks),
    ...(descriptions.length > 0 && { 'aria-description': descriptions.join('. ') }),
  }
}
