import type { Holiday } from '@blickfang/contract/options/control.ts'
import { useEffect, useState } from 'react'
import { localeOfCode } from '../../payload/locale-of.ts'
import { call } from '../client/call.ts'

const none: readonly Holiday[] = []

/** Holidays to come on which a branch would be open; none for one that is not saved yet, and until they are read. */
export function useHolidays(branchId: string | number | undefined, language: string): readonly Holiday[] {
  const [holidays, setHolidays] = useState(none)
  useEffect(() => {
    if (branchId === undefined) return
    let isGone = false
    call('listHolidays', { lang: localeOfCode(language) }).then(
      ({ branches }) => !isGone && setHolidays(branches.find(({ id }) => id === branchId)?.days ?? none),
      // Days can be entered all the same.
      (error: unknown) => console.warn(error),
    )
    return () => {
      isGone = true
    }
  }, [branchId, language])
  return holidays
}
