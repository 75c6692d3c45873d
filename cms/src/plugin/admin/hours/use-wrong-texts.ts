import type { KeptTexts } from '@blickfang/contract/kernel/control.ts'
import { useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'

/** What is typed into the control of a list and says nothing: while there is any, the form is not saved and `sentence` says why. */
export function useWrongTexts(path: string, sentence: string): KeptTexts {
  const { dispatchFields, setModified } = useForm()
  const texts = useRef<ReadonlyMap<string, string>>(new Map())
  const validate = useCallback(() => texts.current.size === 0 || sentence, [sentence])
  // Asked when the form is saved, whatever its rows have become meanwhile.
  useEffect(() => dispatchFields({ type: 'UPDATE', path, validate }), [dispatchFields, path, validate])
  return useMemo(
    () => ({
      read: (id) => texts.current.get(id) ?? null,
      write: (id, text) => {
        if (text === null && !texts.current.has(id)) return
        const others = [...texts.current].filter(([other]) => other !== id)
        texts.current = new Map(text === null ? others : [...others, [id, text]])
        const isWrong = texts.current.size > 0
        // The rows are as they were, so that nothing else would ask for the check.
        dispatchFields({
          type: 'UPDATE',
          path,
          validate,
          valid: !isWrong,
          errorMessage: isWrong ? sentence : undefined,
        })
        // Who saves or leaves is told of it.
        if (isWrong) setModified(true)
      },
    }),
    [dispatchFields, setModified, path, sentence, validate],
  )
}
