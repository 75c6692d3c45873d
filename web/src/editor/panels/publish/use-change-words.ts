import { useMemo } from 'react'
import { useDialogWords } from '../../locales/dialog-words.ts'
import type { ChangeWords } from './describe-change.ts'

export function useChangeWords(): ChangeWords {
  const t = useDialogWords()
  return useMemo(
    () => ({
      page: () => t('changes.page'),
      groupValue: (name) => t(`changes.group.${name}`),
    }),
    [t],
  )
}
