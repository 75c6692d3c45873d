import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import type { Holiday } from '@blickfang/contract/options/control.ts'
import { useCallback } from 'react'
import { localeOfCode } from '../../payload/locale-of.ts'
import { call } from '../client/call.ts'

const none: readonly Holiday[] = []

/** Holidays to come on which a branch would be open; none for one that is not saved yet, and until they are read. */
export function useHolidays(branchId: string | number | undefined, language: string): readonly Holiday[] {
  const read = useCallback(async () => {
    if (branchId === undefined) return none
    const { branches } = await call('listHolidays', { lang: localeOfCode(language) })
    return branches.find(({ id }) => id === branchId)?.days ?? none
  }, [branchId, language])
  return useRead(read).answer ?? none
}
