import { useCallback } from 'react'
import { useWords } from '../locales/words.tsx'

const named = [
  'addGroup',
  'moveGroup',
  'removeGroup',
  'archiveGroup',
  'restoreGroup',
  'setContent',
  'setMedia',
  'setNavigation',
  'setSettings',
  'setOption',
  'setPageValue',
  'setFieldVisibility',
  'setGroupLanguages',
  'applyTranslation',
  'checkTranslation',
] as const

/** Says what undo or redo would do: «Rückgängig: Text». A command without a word of its own leaves it at the first word. */
export function useStepName(): (word: string, command: string | null) => string {
  const { panels: t } = useWords()
  return useCallback(
    (word, command) => {
      const known = named.find((name) => name === command)
      return known ? t('toolbar.step', { word, step: t(`command.${known}`) }) : word
    },
    [t],
  )
}
