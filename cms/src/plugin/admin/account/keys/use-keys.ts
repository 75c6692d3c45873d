import type { Answer } from '@blickfang/contract/api/client.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import type { Sentences } from './messages.generated.ts'

export type Words = Translate<Sentences>
export type Key = Answer<'listKeys'>['keys'][number]

/** The keys of an account, with a sentence where they cannot be read. */
export function useKeys(account: string, language: string) {
  const [keys, setKeys] = useState<readonly Key[]>()
  const [fault, setFault] = useState('')
  const load = useCallback(async () => {
    try {
      setKeys((await call('listKeys', { account })).keys)
      setFault('')
    } catch {
      setFault(errorSentenceOf('UNAVAILABLE', language))
    }
  }, [account, language])
  useEffect(() => void load(), [load])
  return { keys, fault, load }
}
