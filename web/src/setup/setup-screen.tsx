'use client'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { editorLocales } from '@blickfang/contract/kernel/locale.ts'
import type { Dictionary } from '@blickfang/contract/kernel/messages/messages.ts'
import { translator } from '@blickfang/contract/kernel/messages/translator.ts'
import type { ReactNode } from 'react'
import { call } from '../cms/api-client.ts'
import { errorSentence } from '../cms/error-sentence.ts'
import { useSecretOfLink } from '../login/use-secret-of-link.ts'
import { Button } from '../ui/button.tsx'
import sheet from '../ui/lone-card.module.css'
import { Spinner } from '../ui/spinner.tsx'
import surface from '../ui/surface.module.css'
import text from '../ui/text.module.css'
import '../ui/tokens.css'
import type { Sentences } from './messages.generated.ts'
import css from './setup.module.css'
import { SetupForm } from './setup-form.tsx'
import type { SetupWords } from './setup-words.ts'

interface SetupScreenProps {
  words: Dictionary<Sentences>
}

const open = (code: string) => call('openSetup', { code })

/** First page of a site that nobody has an account of: whoever has its link looks at the demo, or begins a site of their own. */
export function SetupScreen({ words }: SetupScreenProps) {
  const t: SetupWords = translator(words)
  const [state, load] = useSecretOfLink(open)
  return (
    <main className={`${surface.surface} ${sheet.page}`} lang={t.language} data-editor-surface="">
      <div className={`${sheet.card} ${css.card}`}>
        <Languages t={t} />
        <noscript>
          <p className={css.failure}>{t('needsScript')}</p>
        </noscript>
        {state.step === 'opening' && <Spinner label={t('opening')} />}
        {state.step === 'noSecret' && (
          <Notice title={t('noCodeTitle')} sentence={t('noCode')}>
            <a href={`/${t.language}/login`}>{t('toLogin')}</a>
          </Notice>
        )}
        {state.step === 'refused' && (
          <Notice title={t('refusedTitle')} sentence={errorSentence(state.error, t.language)}>
            {isClosed(state.error) ? (
              <a href={`/${t.language}/login`}>{t('toLogin')}</a>
            ) : (
              <Button onClick={load}>{t('again')}</Button>
            )}
          </Notice>
        )}
        {state.step === 'open' && (
          <SetupForm t={t} code={state.secret} hasPages={state.opened.hasPages} demo={state.opened.demo} />
        )}
      </div>
    </main>
  )
}

const isClosed = (error: unknown) => error instanceof ApiError && error.code === 'SETUP_CLOSED'

/** Each in its own words. The code goes along behind the sign, and the answers lie in the browser. */
function Languages({ t }: { t: SetupWords }) {
  return (
    <nav className={css.languages} aria-label={t('language')}>
      {editorLocales.map((locale) => (
        <a
          key={locale}
          href={`/${locale}/edit/~setup`}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === t.language ? 'true' : undefined}
          onClick={(event) => {
            event.currentTarget.href = `/${locale}/edit/~setup${window.location.hash}`
          }}
        >
          {{ de: 'Deutsch', fr: 'Français' }[locale]}
        </a>
      ))}
    </nav>
  )
}

function Notice({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  return (
    <div className={css.notice}>
      <h1 className={sheet.title}>{title}</h1>
      <p className={text.text}>{sentence}</p>
      {children}
    </div>
  )
}
