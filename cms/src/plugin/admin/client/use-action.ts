import type { Answer, Input } from '@blickfang/contract/api/client.ts'
import type { EndpointName } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call, failureSentence, isAnswered } from './call.ts'

interface Told {
  /** Said when it is done. Left out: the caller says what became of it. */
  readonly done?: string
  /** False when the caller goes somewhere else afterwards, which shows the change anyway. */
  readonly refresh?: boolean
}

type Outcome<A> = { readonly ok: true; readonly answer: A } | { readonly ok: false; readonly error: string }

/** Calls API v1 and shows what became of it; a refusal shows what is there now, too. */
export function useAction() {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const run = async <N extends EndpointName>(
    name: N,
    input: Input<N>,
    { done, refresh = true }: Told = {},
  ): Promise<Outcome<Answer<N>>> => {
    setBusy(true)
    try {
      const answer = await call(name, input)
      if (done !== undefined) toast.success(done)
      if (done !== undefined && refresh) router.refresh()
      return { ok: true, answer }
    } catch (fault) {
      const error = failureSentence(fault, i18n.language)
      if (done !== undefined) toast.error(error)
      if (done !== undefined && isAnswered(fault)) router.refresh()
      return { ok: false, error }
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}
