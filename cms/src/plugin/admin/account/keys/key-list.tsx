'use client'

import { apiRoot } from '@blickfang/contract/api/endpoint.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useId } from 'react'
import { call } from '../../client/call.ts'
import { useAnswer } from '../../client/use-answer.ts'
import shared from '../account-list.module.css'
import { KeyItem, type Words } from './key-item.tsx'
import { messages } from './messages.generated.ts'
import { NewKey } from './new-key.tsx'

/** Below an account: the keys with which programs work in its name, and for its owner the way to another one. */
export function KeyList() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  if (!id || !user) return null
  const t = translate(messages, i18n.language)
  return <Keys key={id} account={String(id)} isOwn={String(id) === String(user.id)} t={t} language={i18n.language} />
}

interface KeysProps {
  readonly account: string
  readonly isOwn: boolean
  readonly t: Words
  readonly language: string
}

function Keys({ account, isOwn, t, language }: KeysProps) {
  const list = useCallback(() => call('listKeys', { account }), [account])
  const { answer, fault, load } = useAnswer(list)
  const keys = answer?.keys
  const heading = useId()
  return (
    <section className={shared.part} aria-labelledby={heading} aria-busy={!keys && !fault}>
      <h2 id={heading} className={shared.heading}>
        {t('heading')}
      </h2>
      <p className={shared.note}>
        {t(isOwn ? 'note' : 'theirNote')}{' '}
        {isOwn && (
          <a href={`${apiRoot}/docs`} target="_blank" rel="noopener">
            {t('docs')}
          </a>
        )}
      </p>
      {fault && <p role="alert">{fault}</p>}
      {keys?.length === 0 && <p className={shared.note}>{t('none')}</p>}
      {keys && keys.length > 0 && (
        <ul className={shared.list}>
          {keys.map((key) => (
            <KeyItem key={key.id} of={key} t={t} language={language} changed={load} />
          ))}
        </ul>
      )}
      {isOwn && <NewKey t={t} changed={load} />}
    </section>
  )
}
