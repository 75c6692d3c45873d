'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { useAction } from '../../client/use-action.ts'
import shared from '../account-list.module.css'
import type { Words } from './own-sessions.tsx'

interface EndAllProps {
  readonly t: Words
  readonly account: string
}

/** For an admin: signs somebody out wherever they are signed in. */
export function EndAll({ t, account }: EndAllProps) {
  const { run, isBusy } = useAction()
  const heading = useId()
  const end = () => run('endAllSessions', { account }, { done: t('allEnded'), refresh: false })
  return (
    <section className={shared.part} aria-labelledby={heading}>
      <h2 id={heading} className={shared.heading}>
        {t('heading')}
      </h2>
      <p className={shared.note}>{t('allNote')}</p>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={isBusy} onClick={() => void end()}>
        {t('endAll')}
      </Button>
    </section>
  )
}
