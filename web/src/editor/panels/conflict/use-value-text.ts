import type { Json } from '@blickfang/shared/kernel/json.ts'
import { useCallback } from 'react'
import { useEditor } from '../../editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { optionOf } from '../../model/option-of.ts'
import { useChangeWords } from '../publish/use-change-words.ts'
import { valueText } from './value-text.ts'

/** Says values of the open page in the editor's language; null for those without words. */
export function useValueText(): (value: Json, target: { readonly id: string }, key: string) => string | null {
  const { document } = useEditor()
  const { language } = useWords()
  const words = useChangeWords()
  return useCallback(
    (value, target, key) => valueText(value, { document, option: optionOf(document, target, key), language, words }),
    [document, language, words],
  )
}
