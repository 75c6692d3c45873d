import { colorTokens } from '@blickfang/shared/options/color-swatches/option.ts'
import { useMemo } from 'react'
import { useDialogWords } from '../../locales/dialog-words.ts'
import type { ChangeWords } from './describe-change.ts'

export function useChangeWords(): ChangeWords {
  const t = useDialogWords()
  return useMemo(
    () => ({
      pageValue: (name) => t(`changes.page.${name}`),
      groupValue: (name) => t(`changes.group.${name}`),
      color: (token) => {
        const known = colorTokens.find((name) => name === token)
        return known ? t(`color.${known}`) : null
      },
      yes: t('yes'),
      no: t('no'),
    }),
    [t],
  )
}
