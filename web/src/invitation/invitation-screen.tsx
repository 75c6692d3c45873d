'use client'
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import { type Translate, translator } from '@blickfang/contract/kernel/messages/translator.ts'
import type { ReactNode } from 'react'
import { call } from '../cms/api-client.ts'
import { errorSentence } from '../cms/error-sentence.ts'
import login from '../login/login-form.module.css'
import { useSecretOfLink } from '../login/use-secret-of-link.ts'
import { Button } from '../ui/button.tsx'
import sheet from '../ui/lone-card.module.css'
import { Spinner } from '../ui/spinner.tsx'
import surface from '../ui/surface.module.css'
import text from '../ui/text.module.css'
import '../ui/tokens.css'
import { InvitationForm } from './invitation-form.tsx'
import type { Sentences } from './messages.generated.ts'

interface InvitationScreenProps {
  words: Dictionary<Sentences>
}

const open = (token: string) => call('openInvitation', { token })

/** First page of whoever was invited: what for, and the account that they make of it. */
export function InvitationScreen({ words }: InvitationScreenProps) {
  const t: Translate<Sentences> = translator(words)
  const [state, load] = useSecretOfLink(open)
  const toLogin = (
    <a className={login.back} href={`/${t.language}/login`}>
      {t('toLogin')}
    </a>
  )
  return (
    <main className={`${surface.surface} ${sheet.page}`} lang={t.language}>
      <div className={`${sheet.card} ${login.card}`}>
        <noscript>
          <p className={login.failure}>{t('needsScript')}</p>
        </noscript>
        {state.step === 'opening' && <Spinner label={t('opening')} />}
        {state.step === 'noSecret' && <Notice title={t('title')} sentence={t('noLink')} />}
        {state.step === 'refused' && (
          <Notice title={t('refusedTitle')} sentence={errorSentence(state.error, t.language)}>
            <Button onClick={load}>{t('again')}</Button>
          </Notice>
        )}
        {state.step === 'open' && <InvitationForm t={t} token={state.secret} invited={state.opened} />}
        {state.step !== 'opening' && toLogin}
      </div>
    </main>
  )
}

function Notice({ title, sentence, children }: { title: string; sentence: string; children?: ReactNode }) {
  return (
    <div className={login.form} role="status">
      <h1 className={sheet.title}>{title}</h1>
      <p className={text.text}>{sentence}</p>
      {children}
    </div>
  )
}
