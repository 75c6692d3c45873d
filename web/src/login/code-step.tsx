'use client'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import sheet from '../ui/lone-card.module.css'
import text from '../ui/text.module.css'
import css from './login-form.module.css'
import type { Sentences } from './messages.generated.ts'
import { type Credentials, type SignInResult, signIn } from './sign-in.ts'

interface CodeStepProps {
  readonly t: Translate<Sentences>
  /** Of the first step; they were right. */
  readonly credentials: Credentials
  readonly onSignedIn: () => void
  readonly onBack: () => void
}

/** The second step: a code of the app, or one of those on paper. */
export function CodeStep({ t, credentials, onSignedIn, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const kind = isRecovery ? 'recovery' : 'code'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    setAttempt(attempt + 1)
    if (!code) return setFailure(t(`${kind}Missing`))
    setFailure(null)
    setBusy(true)
    const result = await signIn({ ...credentials, code })
    if (result === 'signedIn') return onSignedIn()
    setBusy(false)
    setFailure(t(sentenceOf(result, kind)))
    input.current?.select()
  }

  function change() {
    setRecovery(!isRecovery)
    setFailure(null)
  }

  return (
    <>
      <div className={css.words}>
        <h1 className={sheet.title}>{t('codeTitle')}</h1>
        <p className={text.soft}>{t(`${kind}Intro`)}</p>
      </div>
      <form className={css.form} method="post" noValidate onSubmit={submit}>
        <TextField
          key={kind}
          ref={input}
          label={t(kind)}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          autoFocus
          attempt={attempt}
          error={failure}
        />
        <Button type="submit" variant="solid" wide busy={busy} className={css.submit}>
          {busy ? t('busy') : t('submit')}
        </Button>
      </form>
      <button type="button" className={css.other} onClick={change}>
        {t(isRecovery ? 'useApp' : 'useRecovery')}
      </button>
      <button type="button" className={css.other} onClick={onBack}>
        {t('otherAccount')}
      </button>
    </>
  )
}

/** Name of the sentence about a failure; asked for a code again is as good as a wrong one. */
function sentenceOf(result: Exclude<SignInResult, 'signedIn'>, kind: 'code' | 'recovery') {
  return result === 'codeWrong' || result === 'codeNeeded' ? (`${kind}Wrong` as const) : result
}
