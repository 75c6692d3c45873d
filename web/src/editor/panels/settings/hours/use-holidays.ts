import type { Answer } from '@blickfang/contract/api/client.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { useWords } from '../../../locales/words.tsx'
import { useNotify } from '../../../shell/use-notify.ts'

export type BranchHolidays = Answer<'listHolidays'>['branches'][number]

/** The holidays on which each branch may close; null while they are being read. `look` reads them anew. */
export function useHolidays(): { branches: readonly BranchHolidays[] | null; look: () => void } {
  const notify = useNotify()
  const { language } = useWords()
  const [branches, setBranches] = useState<readonly BranchHolidays[] | null>(null)
  const [looks, setLooks] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look reads anew
  useEffect(() => {
    let isGone = false
    call('listHolidays', { lang: language }).then((answer) => !isGone && setBranches(answer.branches), notify.failure)
    return () => {
      isGone = true
    }
  }, [language, looks, notify])
  const look = useCallback(() => setLooks((before) => before + 1), [])
  return { branches, look }
}
