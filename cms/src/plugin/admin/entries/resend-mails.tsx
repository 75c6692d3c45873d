'use client'

import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { Button, useTranslation } from '@payloadcms/ui'
import { useAction } from '../client/use-action.ts'
import { messages } from '../texts/messages.generated.ts'

/** Hands the mails over again that the mail server has not taken. */
export function ResendMails() {
  const { i18n } = useTranslation()
  const { run, isBusy } = useAction()
  const t = translate(messages, i18n.language)
  const send = () => run('resendMails', {}, { done: t('entries.resent') })
  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={() => void send()}>
      {t('entries.resend')}
    </Button>
  )
}
