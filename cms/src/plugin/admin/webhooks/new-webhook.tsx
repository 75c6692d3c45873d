'use client'

import { type WebhookEvent, webhookEvents } from '@blickfang/contract/api/v1/webhooks/webhooks.ts'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import choice from '../client/choice.module.css'
import { useAction } from '../client/use-action.ts'
import { ShownOnce } from '../secrets/shown-once.tsx'
import { type Words, wordOfEvent } from './use-webhooks.ts'
import css from './webhooks.module.css'

interface NewWebhookProps {
  readonly t: Words
  readonly changed: () => Promise<void>
}

/** Makes a webhook and shows its secret once. */
export function NewWebhook({ t, changed }: NewWebhookProps) {
  const { run, isBusy } = useAction()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents)
  const [secret, setSecret] = useState('')
  const id = useId()
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const made = await run('createWebhook', { url, events: [...events] }, { done: t('created'), refresh: false })
    if (!made.ok) return
    setSecret(made.answer.secret)
    setUrl('')
    await changed()
  }
  const toggle = (event: WebhookEvent, isChosen: boolean) =>
    setEvents(webhookEvents.filter((one) => (one === event ? isChosen : events.includes(one))))
  return (
    <>
      {secret && (
        <ShownOnce key={secret} label={t('shown')} value={secret} words={{ copy: t('copy'), copied: t('copied') }} />
      )}
      <form className={css.form} aria-label={t('create')} onSubmit={(event) => void create(event)}>
        <div className={`${choice.choice} ${css.wide}`}>
          <label htmlFor={`${id}-url`}>{t('url')}</label>
          <input
            id={`${id}-url`}
            type="url"
            required
            maxLength={500}
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        </div>
        <fieldset className={css.events}>
          <legend>{t('events')}</legend>
          {webhookEvents.map((event) => (
            <label key={event} className={css.event}>
              <input
                type="checkbox"
                checked={events.includes(event)}
                onChange={({ target }) => toggle(event, target.checked)}
              />
              {wordOfEvent(t, event)}
            </label>
          ))}
        </fieldset>
        <Button
          type="submit"
          buttonStyle="primary"
          size="medium"
          margin={false}
          disabled={isBusy || events.length === 0}
        >
          {t('create')}
        </Button>
      </form>
    </>
  )
}
