'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import shared from '../account-list.module.css'
import type { Key, Words } from './use-keys.ts'

interface KeyItemProps {
  readonly of: Key
  readonly t: Words
  readonly language: string
  readonly changed: () => Promise<void>
}

/** A key as its owner knows it again, and the way to end it, which asks once more: a program may hang on it. */
export function KeyItem({ of: { id, name, reach, prefix, since, seen }, t, language, changed }: KeyItemProps) {
  const { run, isBusy } = useAction()
  const [isAsking, setAsking] = useState(false)
  const named = useId()
  const at = (moment: string) =>
    new Date(moment).toLocaleString(`${language}-CH`, { dateStyle: 'medium', timeStyle: 'short' })
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
          {t('since', { at: at(since) })}, {seen ? t('seen', { at: at(seen) }) : t('unused')}
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
