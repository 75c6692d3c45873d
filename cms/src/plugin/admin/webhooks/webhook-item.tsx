'use client'

import { momentInWords } from '@blickfang/contract/kernel/time/moment-in-words.ts'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useAction } from '../client/use-action.ts'
import { type Delivery, type Webhook, type Words, wordOfEvent } from './use-webhooks.ts'
import css from './webhooks.module.css'

interface WebhookItemProps {
  readonly of: Webhook
  readonly t: Words
  readonly language: string
  readonly changed: () => Promise<void>
}

/** A webhook: where it leads, how it goes, and what can be done with it. Removing it asks once more. */
export function WebhookItem({ of: webhook, t, language, changed }: WebhookItemProps) {
  const { id, url, events, isOn, offSince, failingSince, deliveries } = webhook
  const { run, isBusy } = useAction()
  const [isAsking, setAsking] = useState(false)
  const named = useId()
  const at = (moment: string) => momentInWords(moment, language)
  const act = async (work: Promise<unknown>) => {
    await work
    await changed()
  }
  const told = (done: string) => ({ done, refresh: false })
  const button = {
    ...({ size: 'medium', margin: false, buttonStyle: 'secondary', disabled: isBusy } as const),
    extraButtonProps: { 'aria-describedby': named },
  }
  return (
    <section className={css.webhook} aria-labelledby={named}>
      <h2 id={named} className={css.url}>
        {url}
      </h2>
      <p className={css.note}>
        {t(isOn ? 'on' : 'off')} · {events.map((event) => wordOfEvent(t, event)).join(', ')} ·{' '}
        {t('since', { at: at(webhook.since) })}
      </p>
      {offSince && <p role="status">{t('offSince', { at: at(offSince) })}</p>}
      {isOn && failingSince && <p role="status">{t('failingSince', { at: at(failingSince) })}</p>}
      <div className={css.buttons}>
        <Button {...button} onClick={() => void act(run('testWebhook', { id }, told(t('tried'))))}>
          {t('try')}
        </Button>
        <Button
          {...button}
          onClick={() => void act(run('switchWebhook', { id, isOn: !isOn }, told(t(isOn ? 'turnedOff' : 'turnedOn'))))}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
        <Button
          {...button}
          onClick={() => (isAsking ? void act(run('removeWebhook', { id }, told(t('removed')))) : setAsking(true))}
        >
          {t(isAsking ? 'sure' : 'remove')}
        </Button>
        {isAsking && (
          <Button {...button} onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <Deliveries of={deliveries} t={t} at={at} />
    </section>
  )
}

interface DeliveriesProps {
  readonly of: readonly Delivery[]
  readonly t: Words
  readonly at: (moment: string) => string
}

function Deliveries({ of, t, at }: DeliveriesProps) {
  if (of.length === 0)
    return (
      <p className={css.note}>
        {t('last')}: {t('nothingYet')}
      </p>
    )
  return (
    <table className={css.table}>
      <caption>{t('last')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {of.map((delivery) => (
          <tr key={delivery.id}>
            <td>{at(delivery.at)}</td>
            <td>{wordOfEvent(t, delivery.type)}</td>
            <td>{outcome(delivery, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function outcome({ state, failure, status, tries }: Delivery, t: Words): string {
  const why = failure ? t('why', { failure, status: String(status ?? '') }) : null
  return [t(state), why, tries > 1 && t('tries', { count: String(tries) })].filter(Boolean).join(', ')
}
