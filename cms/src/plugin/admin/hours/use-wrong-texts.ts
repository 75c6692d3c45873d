import type { KeptTexts } from '@blickfang/contract/kernel/control.ts'
import { useField, useForm } from '@payloadcms/ui'
import { useCallback, useMemo, useRef } from 'react'

/** What is typed into the control of a list and says nothing: while there is any, the form is not saved and `sentence` says why. */
export function useWrongTexts(path: string, sentence: string): KeptTexts {
  const texts = useRef<ReadonlyMap<string, string>>(new Map())
  const validate = useCallback(() => texts.current.size === 0 || sentence, [sentence])
  useField({ path, hasRows: true, validate })
  const { setModified } = useForm()
  return useMemo(
    () => ({
      read: (id) => texts.current.get(id) ?? null,
      write: (id, text) => {
        const others = [...texts.current].filter(([other]) => other !== id)
        texts.current = new Map(text === null ? others : [...others, [id, text]])
        // Who saves or leaves is told of it.
        if (text !== null) setModified(true)
      },
    }),
    [setModified],
  )
}
