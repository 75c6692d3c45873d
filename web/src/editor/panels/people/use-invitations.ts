import type { Answer } from '@blickfang/contract/api/client.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { useWords } from '../../locales/words.tsx'

/** How often a mail that is on its way is looked at again. */
const everyMs = 5_000

/** The open invitations, null until they have come, and where all accounts are, with a sentence where they cannot be read. */
export function useInvitations() {
  const { language } = useWords()
  const [answer, setAnswer] = useState<Answer<'listInvitations'> | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const load = useCallback(async () => {
    try {
      setAnswer(await call('listInvitations', {}))
      setFailure(null)
    } catch (error) {
      setFailure(errorSentence(error, language))
    }
  }, [language])
  useEffect(() => void load(), [load])
  const isMoving = answer?.invitations.some(({ state, mail }) => state === 'open' && mail === 'waiting')
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void load(), everyMs)
    return () => clearInterval(timer)
  }, [isMoving, load])
  return { invitations: answer?.invitations ?? null, accounts: answer?.accounts, failure, load }
}
