'use client'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import text from '../../../ui/text.module.css'
import { useWords } from '../../locales/words.tsx'
import { useSecondFactorWords } from './messages/use-second-factor-words.ts'
import { PasswordQuestion } from './password-question.tsx'
import css from './second-factor.module.css'

interface SwitchedOnProps {
  readonly state: Answer<'getSecondFactor'>
  readonly onRenewed: (recoveryCodes: readonly string[]) => void
  readonly onOff: () => void
}

/** Says since when it is on, with the ways to new recovery codes and to switch it off. */
export function SwitchedOn({ state, onRenewed, onOff }: SwitchedOnProps) {
  const t = useSecondFactorWords()
  const { language } = useWords()
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const since = state.since && new Date(state.since).toLocaleDateString(intlLocale(language), { dateStyle: 'long' })

  async function ask(password: string) {
    if (asked === 'renew') return onRenewed((await call('renewRecoveryCodes', { password })).recoveryCodes)
    await call('removeSecondFactor', { password })
    onOff()
  }
  return (
    <>
      <div>
        <p className={text.text}>{t('on', { since: since ?? '' })}</p>
        <p className={text.soft}>{t('left', { count: state.recoveryCodesLeft })}</p>
      </div>
      {asked === null && (
        <div className={css.actions}>
          <Button onClick={() => setAsked('renew')}>{t('renew')}</Button>
          {!state.isRequired && <Button onClick={() => setAsked('remove')}>{t('remove')}</Button>}
        </div>
      )}
      {asked !== null && (
        <>
          <p className={text.text}>{t(`hint.${asked}`)}</p>
          <PasswordQuestion key={asked} action={t(`now.${asked}`)} ask={ask} onCancel={() => setAsked(null)} />
        </>
      )}
    </>
  )
}
