import { useMemo } from 'react'
import { useDialogWords } from '../../locales/dialog-words.ts'

/** The named values that settings choose from, in the reader's language. */
export function useChoices() {
  const t = useDialogWords()
  return useMemo(() => {
    const colors = (['primary', 'secondary', 'background', 'header'] as const).map((value) => ({
      value,
      label: t(`color.${value}`),
    }))
    return {
      colors,
      footerColors: [...colors, { value: 'footer' as const, label: t('color.footer') }],
      sizes: (['small', 'medium', 'large'] as const).map((value) => ({ value, label: t(`size.${value}`) })),
      positions: (['left', 'center', 'right'] as const).map((value) => ({ value, label: t(`position.${value}`) })),
      sides: (['left', 'right'] as const).map((value) => ({ value, label: t(`position.${value}`) })),
      headerBackgrounds: (['transparent', 'opaque'] as const).map((value) => ({
        value,
        label: t(`headerBackground.${value}`),
      })),
    }
  }, [t])
}
