import { useCallback } from 'react'
import { de as german, type Sentences } from '../locales/panels/de.generated.ts'
import { useToolWords } from '../locales/tool-words.tsx'

type Command = keyof Sentences & `command.${string}`

/** Says what undo or redo would do: «Rückgängig: Text». A command without a word of its own leaves it at the first word. */
export function useStepName(): (word: string, command: string | null) => string {
  const t = useToolWords()
  return useCallback(
    (word, command) => {
      const said = `command.${command}`
      return isSaid(said) ? t('toolbar.step', { word, step: t(said) }) : word
    },
    [t],
  )
}

function isSaid(name: string): name is Command {
  return name in german.messages
}
