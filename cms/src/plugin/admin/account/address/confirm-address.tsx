'use client'

import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import css from './address.module.css'
import { messages } from './messages.generated.ts'

/** Effect of confirming, the button that does it, and the outcome. */
export function ConfirmAddress({ token }: { token: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { run, isBusy } = useAction()
  const [said, setSaid] = useState('')
  const t = translate(messages, i18n.language)
  const confirm = async () => {
    const result = await run('confirmAddress', { token })
    setSaid(result.ok ? t('done', { email: result.answer.email }) : result.error)
  }
  return (
    <>
      {!said && (
        <>
          <p>{t('effect')}</p>
          <p>{t('notYou')}</p>
          <Button size="large" disabled={isBusy} onClick={() => void confirm()}>
            {t('confirm')}
          </Button>
        </>
      )}
      <div role="status" className={css.status}>
        {said && (
          <>
            <p className={css.address}>{said}</p>
            <a href={config.routes.admin}>{t('toAdmin')}</a>
          </>
        )}
      </div>
    </>
  )
}
