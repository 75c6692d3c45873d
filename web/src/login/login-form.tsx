'use client'
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import { translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { useState } from 'react'
import sheet from '../ui/lone-card.module.css'
import surface from '../ui/surface.module.css'
import text from '../ui/text.module.css'
import '../ui/tokens.css'
import { CodeStep } from './code-step.tsx'
import css from './login-form.module.css'
import type { Sentences } from './messages.generated.ts'
import { PasswordStep } from './password-step.tsx'
import type { Credentials } from './sign-in.ts'

interface LoginFormProps {
  words: Dictionary<Sentences>
  /** Where to go afterwards: a path of this site. */
  next: string
  siteHref: string
}

/** E-mail and password, and for accounts that sign in in two steps a code. */
export function LoginForm({ words, next, siteHref }: LoginFormProps) {
  const t = translator(words)
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  // A full load: nothing that was rendered for a visitor survives the sign-in.
  const onSignedIn = () => window.location.assign(next)
  return (
    <main className={`${surface.surface} ${sheet.page}`} lang={t.language}>
      <div className={`${sheet.card} ${css.card}`}>
        {credentials ? (
          <CodeStep t={t} credentials={credentials} onSignedIn={onSignedIn} onBack={() => setCredentials(null)} />
        ) : (
          <>
            <div className={css.words}>
              <h1 className={sheet.title}>{t('title')}</h1>
              <p className={text.soft}>{t('intro')}</p>
            </div>
            <noscript>
              <p className={css.failure}>{t('needsScript')}</p>
            </noscript>
            <PasswordStep t={t} onSignedIn={onSignedIn} onCodeNeeded={setCredentials} />
            <a className={css.back} href="/admin/forgot">
              {t('forgotten')}
            </a>
          </>
        )}
        <a className={css.back} href={siteHref}>
          {t('toSite')}
        </a>
      </div>
    </main>
  )
}
