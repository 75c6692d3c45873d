import type { Answer } from '@blickfang/contract/api/client.ts'
import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { call } from '../../../../cms/api-client.ts'
import { useEditor } from '../../../context/editor-context.tsx'
import { useWords } from '../../../locales/words.tsx'
import { useNotify } from '../../../shell/use-notify.ts'

export type BranchHolidays = Answer<'listHolidays'>['branches'][number]

/**
 * The holidays on which each branch may close; null while they are being read. They are read anew when settings were saved, of which
 * country and region say whose they are, and by `look`.
 */
export function useHolidays(): { branches: readonly BranchHolidays[] | null; look: () => void } {
  const notify = useNotify()
  const { language } = useWords()
  const session = useEditor()
  const saves = useStore(session.frame, ({ settings }) => settings)
  const [branches, setBranches] = useState<readonly BranchHolidays[] | null>(null)
  const [looks, setLooks] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look reads anew
  useEffect(() => {
    let isGone = false
    call('listHolidays', { lang: language }).then((answer) => !isGone && setBranches(answer.branches), notify.failure)
    return () => {
      isGone = true
    }
  }, [language, looks, saves, notify])
  const look = useCallback(() => setLooks((before) => before + 1), [])
  return { branches, look }
}
