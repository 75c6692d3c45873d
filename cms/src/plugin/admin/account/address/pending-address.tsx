'use client'

import type { getPendingAddress } from '@blickfang/shared/api/v1/account-address.ts'
import type { AnswerOf } from '@blickfang/shared/kernel/endpoint.ts'
import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { getJson } from '../../client/get-json.ts'
import { useDeed } from '../../client/use-deed.ts'
import css from './address.module.css'
import { messages } from './messages.generated.ts'

type Pending = AnswerOf<typeof getPendingAddress>['pending']

/** In an account's form: the address that waits to be confirmed, which can be sent again and given up. */
export function PendingAddress() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { run, isBusy } = useDeed()
  const [pending, setPending] = useState<Pending>(null)
  const t = translate(messages, i18n.language)
  const address = `${config.routes.api}/v1/account/address?id=${id}`
  const refresh = useCallback(async () => {
    setPending((await getJson<{ pending: Pending }>(address)).pending)
  }, [address])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may let an address wait
  useEffect(() => {
    if (id) void refresh()
  }, [refresh, id, lastUpdateTime])
  const act = async (deed: 'resend' | 'giveUp', done: string) => {
    await run({ path: `/account/address/${deed}`, body: { id }, done, refresh: false })
    await refresh()
  }
  return (
    <div role="status" className={css.status}>
      {pending && (
        <div className={css.pending}>
          <p className={css.address}>
            {t('pending', { email: pending.email })} <strong>({t('unconfirmed')})</strong>
          </p>
          <p>{pending.isExpired ? t('expired') : t('holds', { until: momentIn(i18n.language, pending.expiresAt) })}</p>
          <div className={css.actions}>
            <Deed label={t('resend')} isBusy={isBusy} onPress={() => act('resend', t('resent'))} />
            <Deed label={t('giveUp')} isBusy={isBusy} onPress={() => act('giveUp', t('givenUp'))} />
          </div>
        </div>
      )}
    </div>
  )
}

function Deed({ label, isBusy, onPress }: { label: string; isBusy: boolean; onPress: () => Promise<void> }) {
  return (
    <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={() => void onPress()}>
      {label}
    </Button>
  )
}

function momentIn(language: string, moment: string): string {
  return new Date(moment).toLocaleString(`${language}-CH`, { dateStyle: 'medium', timeStyle: 'short' })
}
