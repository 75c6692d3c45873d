'use client'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useBranchWords } from './messages/use-branch-words.ts'

type Known = NonNullable<Answer<'getOptician'>['branches'][number]['lookedUp']>

const getOptician = () => call('getOptician', {})

/** Takes over the week that is known elsewhere, where one is; undo brings the one before back. */
export function KnownHours({ id, onTake }: { id: string; onTake: (periods: Known['periods']) => void }) {
  const t = useBranchWords()
  const known = useRead(getOptician).answer?.branches.find((branch) => branch.id === id)?.lookedUp
  if (!known) return null
  return (
    <div>
      <Button onClick={() => onTake(known.periods)}>{t('takeHours')}</Button>
    </div>
  )
}
