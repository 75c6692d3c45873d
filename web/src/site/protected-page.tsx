import type { Locale } from 'shared/kernel/locale.ts'
import { siteTranslator } from './messages/translator.ts'
import css from './notice.module.css'

/** Stands in for a page that needs a password: its words never reach this answer. */
export function ProtectedPage({ locale }: { locale: Locale }) {
  const t = siteTranslator(locale)
  return (
    <section className={css.notice}>
      <h1 className={css.title}>{t('protectedTitle')}</h1>
      <p className={css.text}>{t('protectedText')}</p>
    </section>
  )
}
