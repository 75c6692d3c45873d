'use client'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useBranchWords } from './messages/use-branch-words.ts'

type Known = NonNullable<Answer<'getOptician'>['branches'][number]['lookedUp']>

/** Takes over the week that is known elsewhere, where one is; undo brings the one before back. */
export function KnownHours({ id, onTake }: { id: string; onTake: (periods: Known['periods']) => void }) {
  const t = useBranchWords()
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    let isGone = false
    call('getOptician', {}).then(
      ({ branches }) => !isGone && setKnown(branches.find((branch) => branch.id === id)?.lookedUp ?? null),
      // The hours can be typed all the same.
      (error: unknown) => console.warn(error),
    )
    return () => {
      isGone = true
    }
  }, [id])
  if (!known) return null
  return (
    <div>
      <Button onClick={() => onTake(known.periods)}>{t('takeHours')}</Button>
    </div>
  )
}
