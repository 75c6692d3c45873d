import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from '../messages/messages.generated.ts'
import css from './notice.module.css'
import type { PageVisit } from './page-visits.ts'

interface ProtectedPageProps {
  locale: Locale
  /** Why the password that was typed does not open the page. */
  problem: PageVisit['problem'] | undefined
}

/** Stands in for a page that needs a password, and asks for it: the page's words never reach this answer. Works without JavaScript. */
export function ProtectedPage({ locale, problem }: ProtectedPageProps) {
  const t = translate(messages, locale)
  const sentence = problem && t(problem === 'wrong' ? 'passwordWrong' : 'passwordTooMany')
  return (
    <section className={css.notice}>
      <h1 className={css.title}>{t('protectedTitle')}</h1>
      <p className={css.text}>{t('protectedText')}</p>
      <form method="post" className={css.form}>
        <label htmlFor="page-password">{t('passwordLabel')}</label>
        <input
          id="page-password"
          name="password"
          type="password"
          required
          maxLength={200}
          autoComplete="off"
          {...(sentence && { 'aria-invalid': true, 'aria-describedby': 'page-password-problem' })}
        />
        {sentence && (
          <p id="page-password-problem" role="alert" className={css.problem}>
            {sentence}
          </p>
        )}
        <button type="submit">{t('passwordSubmit')}</button>
      </form>
    </section>
  )
}
