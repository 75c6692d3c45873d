import type { Answer } from '@blickfang/contract/api/client.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useCallback, useEffect, useState } from 'react'
import { call, failureSentence } from '../../client/call.ts'
import type { Sentences } from './messages.generated.ts'

export type Words = Translate<Sentences>
export type Invitation = Answer<'listInvitations'>['invitations'][number]

/** How often a mail that is on its way is looked at again. */
const everyMs = 5_000

/** The open invitations, with a sentence where they cannot be read; read again for as long as a mail is on its way. */
export function useInvitations(language: string) {
  const [invitations, setInvitations] = useState<readonly Invitation[]>([])
  const [fault, setFault] = useState('')
  const load = useCallback(async () => {
    try {
      setInvitations((await call('listInvitations', {})).invitations)
      setFault('')
    } catch (error) {
      setFault(failureSentence(error, language))
    }
  }, [language])
  useEffect(() => void load(), [load])
  const isMoving = invitations.some(({ state, mail }) => state === 'open' && mail === 'waiting')
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void load(), everyMs)
    return () => clearInterval(timer)
  }, [isMoving, load])
  return { invitations, fault, load }
}
