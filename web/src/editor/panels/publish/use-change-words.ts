import { useMemo } from 'react'
import { useDialogWords } from '../../locales/dialog-words.ts'
import type { ChangeWords } from './describe-change.ts'

export function useChangeWords(): ChangeWords {
  const t = useDialogWords()
  return useMemo(() => ({ whole: (itemType) => t(`changes.whole.${itemType}`) }), [t])
}
