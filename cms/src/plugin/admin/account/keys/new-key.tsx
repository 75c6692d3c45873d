'use client'

import { type KeyReach, keyReaches } from '@blickfang/contract/api/endpoint.ts'
import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import choice from '../../client/choice.module.css'
import { useAction } from '../../client/use-action.ts'
import { ShownOnce } from '../../secrets/shown-once.tsx'
import css from '../account-list.module.css'
import type { Words } from './key-item.tsx'

interface NewKeyProps {
  readonly t: Words
  readonly changed: () => Promise<void>
}

/** Makes a key, and shows it once. Stands within the form of the account, so that Enter is its own. */
export function NewKey({ t, changed }: NewKeyProps) {
  const { run, isBusy } = useAction()
  const [name, setName] = useState('')
  const [reach, setReach] = useState<KeyReach>('read')
  const [token, setToken] = useState('')
  const id = useId()
  const create = async () => {
    if (name.trim() === '' || isBusy) return
    const made = await run('createKey', { name, reach }, { done: t('created'), refresh: false })
    if (!made.ok) return
    setToken(made.answer.token)
    setName('')
    await changed()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void create()
  }
  return (
    <>
      {token && (
        <ShownOnce key={token} label={t('shown')} value={token} words={{ copy: t('copy'), copied: t('copied') }} />
      )}
      <div className={css.form}>
        <div className={`${choice.choice} ${css.short}`}>
          <label htmlFor={`${id}-name`}>{t('name')}</label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className={`${choice.choice} ${css.short}`}>
          <label htmlFor={`${id}-reach`}>{t('reach')}</label>
          <select
            id={`${id}-reach`}
            value={reach}
            onChange={(event) => setReach(keyReaches.find((one) => one === event.target.value) ?? 'read')}
          >
            {keyReaches.map((one) => (
              <option key={one} value={one}>
                {t(one)}
              </option>
            ))}
          </select>
        </div>
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy || name.trim() === ''}
          onClick={() => void create()}
        >
          {t('create')}
        </Button>
      </div>
    </>
  )
}
