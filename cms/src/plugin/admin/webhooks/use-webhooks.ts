import type { Answer } from '@blickfang/contract/api/client.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { call } from '../client/call.ts'
import { useAnswer } from '../client/use-answer.ts'
import type { Sentences } from './messages.generated.ts'

export type Words = Translate<Sentences>
export type Webhook = Answer<'listWebhooks'>['webhooks'][number]
export type Delivery = Webhook['deliveries'][number]

/** Pause after which what waits is looked at again, in ms. */
const pauseMs = 2_000

const list = () => call('listWebhooks', {})

const pauseAfter = ({ webhooks }: Answer<'listWebhooks'>) =>
  webhooks.some(({ deliveries }) => deliveries.some(({ state, tries }) => state === 'waiting' && tries === 0)) &&
  pauseMs

/** The webhooks, with a sentence where they cannot be read; read again for as long as something of them waits for its first try. */
export function useWebhooks() {
  const { answer, fault, load } = useAnswer(list, pauseAfter)
  return { webhooks: answer?.webhooks, fault, load }
}

/** Name of an event as the sentences know it. */
export function wordOfEvent(t: Words, type: string): string {
  return t('event', { type: type.replace('.', '_') })
}
