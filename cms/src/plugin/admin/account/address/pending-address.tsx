'use client'

import type { Answer } from '@blickfang/contract/api/client.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { momentInWords } from '@blickfang/contract/kernel/time/moment-in-words.ts'
import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { useAction } from '../../client/use-action.ts'
import css from './address.module.css'
import { messages } from './messages.generated.ts'

type Pending = Answer<'getPendingAddress'>['pending']

/** In an account's form: the address that waits to be confirmed, which can be sent again and given up. */
export function PendingAddress() {
  const info = useDocumentInfo()
  const id = String(info.id ?? '')
  const { i18n } = useTranslation()
  const { run, isBusy } = useAction()
  const [pending, setPending] = useState<Pending>(null)
  const t = translate(messages, i18n.language)
  const refresh = useCallback(async () => {
    setPending((await call('getPendingAddress', { id })).pending)
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may let an address wait
  useEffect(() => {
    if (id) void refresh()
  }, [refresh, id, info.lastUpdateTime])
  const act = async (name: 'resendAddressLink' | 'giveUpAddress', done: string) => {
    await run(name, { id }, { done, refresh: false })
    await refresh()
  }
  return (
    <div role="status" className={css.status}>
      {pending && (
        <div className={css.pending}>
          <p className={css.address}>
            {t('pending', { email: pending.email })} <strong>({t('unconfirmed')})</strong>
          </p>
          <p>
            {pending.isExpired ? t('expired') : t('holds', { until: momentInWords(pending.expiresAt, i18n.language) })}
          </p>
          <div className={css.actions}>
            <Action label={t('resend')} isBusy={isBusy} onPress={() => act('resendAddressLink', t('resent'))} />
            <Action label={t('giveUp')} isBusy={isBusy} onPress={() => act('giveUpAddress', t('givenUp'))} />
          </div>
        </div>
      )}
    </div>
  )
}

function Action({ label, isBusy, onPress }: { label: string; isBusy: boolean; onPress: () => Promise<void> }) {
  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={() => void onPress()}>
      {label}
    </Button>
  )
}
