'use client'
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import { translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import sheet from '../ui/lone-card.module.css'
import surface from '../ui/surface.module.css'
import text from '../ui/text.module.css'
import '../ui/tokens.css'
import css from './login-form.module.css'
import type { Sentences } from './messages.generated.ts'
import { type SignInResult, signIn } from './sign-in.ts'

interface LoginFormProps {
  words: Dictionary<Sentences>
  /** Where to go afterwards: a path of this site. */
  next: string
  siteHref: string
}

type Failure = Exclude<SignInResult, 'signedIn'>

/** E-mail and password. A form that password managers know, and a sentence for every way it can fail. */
export function LoginForm({ words, next, siteHref }: LoginFormProps) {
  const t = translator(words)
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [missing, setMissing] = useState<{ email: boolean; password: boolean }>({ email: false, password: false })
  const [attempt, setAttempt] = useState(0)
  const password = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = { email: String(form.get('email') ?? '').trim(), password: String(form.get('password') ?? '') }
    setAttempt(attempt + 1)
    setFailure(null)
    setMissing({ email: !credentials.email, password: !credentials.password })
    if (!credentials.email || !credentials.password) return
    setBusy(true)
    const result = await signIn(credentials)
    // A full load: nothing that was rendered for a visitor survives the sign-in.
    if (result === 'signedIn') return window.location.assign(next)
    setBusy(false)
    setFailure(result)
    if (result === 'wrong') password.current?.select()
  }

  return (
    <main className={`${surface.surface} ${sheet.page}`} lang={t.language}>
      <div className={`${sheet.card} ${css.card}`}>
        <div className={css.words}>
          <h1 className={sheet.title}>{t('title')}</h1>
          <p className={text.soft}>{t('intro')}</p>
        </div>
        <noscript>
          <p className={css.failure}>{t('needsScript')}</p>
        </noscript>
        <form className={css.form} method="post" noValidate onSubmit={submit}>
          <TextField
            label={t('email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            autoFocus
            attempt={attempt}
            error={missing.email ? t('emailMissing') : null}
          />
          <TextField
            label={t('password')}
            name="password"
            ref={password}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            required
            attempt={attempt}
            error={missing.password ? t('passwordMissing') : null}
            end={
              <IconButton
                small
                tip="none"
                label={shown ? t('hidePassword') : t('showPassword')}
                onClick={() => setShown(!shown)}
              >
                {shown ? <EyeOff size={16} /> : <Eye size={16} />}
              </IconButton>
            }
          />
          {failure && (
            <p className={css.failure} role="alert">
              {t(failure)}
            </p>
          )}
          <Button type="submit" variant="solid" wide busy={busy} className={css.submit}>
            {busy ? t('busy') : t('submit')}
          </Button>
        </form>
        <a className={css.back} href="/admin/forgot">
          {t('forgotten')}
        </a>
        <a className={css.back} href={siteHref}>
          {t('toSite')}
        </a>
      </div>
    </main>
  )
}
