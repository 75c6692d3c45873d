import type { Answer } from '@blickfang/contract/api/client.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useCallback, useEffect, useState } from 'react'
import { call, failureSentence } from '../client/call.ts'
import type { Sentences } from './messages.generated.ts'

export type Words = Translate<Sentences>
export type Webhook = Answer<'listWebhooks'>['webhooks'][number]
export type Delivery = Webhook['deliveries'][number]

/** How often what waits is looked at again. */
const everyMs = 2_000

/** The webhooks, with a sentence where they cannot be read; read again for as long as something of them waits for its first try. */
export function useWebhooks(language: string) {
  const [webhooks, setWebhooks] = useState<readonly Webhook[]>()
  const [fault, setFault] = useState('')
  const load = useCallback(async () => {
    try {
      setWebhooks((await call('listWebhooks', {})).webhooks)
      setFault('')
    } catch (error) {
      setFault(failureSentence(error, language))
    }
  }, [language])
  useEffect(() => void load(), [load])
  const isMoving = webhooks?.some(({ deliveries }) =>
    deliveries.some(({ state, tries }) => state === 'waiting' && tries === 0),
  )
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void load(), everyMs)
    return () => clearInterval(timer)
  }, [isMoving, load])
  return { webhooks, fault, load }
}

/** Name of an event as the sentences know it. */
export function wordOfEvent(t: Words, type: string): string {
  return t('event', { type: type.replace('.', '_') })
}
