'use client'

import type { Answer } from '@blickfang/contract/api/client.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { momentInWords } from '@blickfang/contract/kernel/time/moment-in-words.ts'
import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import shared from '../account-list.module.css'
import type { Sentences } from './messages.generated.ts'

export type Words = Translate<Sentences>

interface KeyItemProps {
  readonly of: Answer<'listKeys'>['keys'][number]
  readonly t: Words
  readonly language: string
  readonly changed: () => Promise<void>
}

/** A key as its owner knows it again, and the way to end it, which asks once more: a program may hang on it. */
export function KeyItem({ of: { id, name, reach, prefix, since, seen }, t, language, changed }: KeyItemProps) {
  const { run, isBusy } = useAction()
  const [isAsking, setAsking] = useState(false)
  const named = useId()
  const withdraw = async () => {
    await run('withdrawKey', { id }, { done: t('withdrawn'), refresh: false })
    await changed()
  }
  const button = { size: 'medium', margin: false, extraButtonProps: { 'aria-describedby': named } } as const
  return (
    <li className={shared.item}>
      <div className={shared.about}>
        <strong id={named}>{name}</strong>
        <code>{prefix}…</code>
        <span className={shared.when}>{t(reach)}</span>
        <span className={shared.when}>
          {t('since', { at: momentInWords(since, language) })},{' '}
          {seen ? t('seen', { at: momentInWords(seen, language) }) : t('unused')}
        </span>
      </div>
      {isAsking ? (
        <div className={shared.buttons}>
          <Button {...button} buttonStyle="primary" disabled={isBusy} onClick={() => void withdraw()}>
            {t('sure')}
          </Button>
          <Button {...button} buttonStyle="secondary" disabled={isBusy} onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <Button {...button} buttonStyle="secondary" onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
      )}
    </li>
  )
}
