'use client'

import { errorSentenceOf } from '@blickfang/shared/kernel/errors/error-sentence-of.ts'
import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Posted, postJson } from './post-json.ts'

interface Deed {
  readonly path: string
  readonly method?: 'POST' | 'PUT'
  readonly body: unknown
  /** What is said when it is done. Left out: the caller says it. */
  readonly done?: string
  /** False when the caller goes somewhere else afterwards, which shows the change anyway. */
  readonly refresh?: boolean
}

/** Calls an operation of API v1 and shows what became of it; a refusal shows what is there now, too. */
export function useDeed() {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const run = async <Answer>({ path, method, body, done, refresh = true }: Deed): Promise<Posted<Answer>> => {
    setBusy(true)
    try {
      const result = await postJson<Answer>(`${config.routes.api}/v1${path}`, body, method)
      if (done === undefined) return result
      if (result.ok) toast.success(done)
      else toast.error(result.error)
      if (refresh || !result.ok) router.refresh()
      return result
    } catch {
      const error = errorSentenceOf('UNAVAILABLE', i18n.language)
      toast.error(error)
      return { ok: false, error, code: 'UNAVAILABLE' }
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}
