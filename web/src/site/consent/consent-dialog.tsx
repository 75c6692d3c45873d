import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import dialog from '../dialog/dialog.module.css'
import { legalPage } from '../shop/role-pages.ts'
import { trackersOf } from '../visits/trackers-of.ts'
import css from './consent-dialog.module.css'
import { messages } from './messages.generated.ts'
import { purposes, purposesOf } from './purposes.ts'

/** Dialog in which visitors see and change what they have agreed to, purpose by purpose. The dialog waits closed for open-consent.ts. */
export function ConsentDialog({ site }: { site: SiteView }) {
  const t = translate(messages, site.locale)
  const privacy = legalPage(site, 'privacy')
  const asked = purposesOf(site)
  const trackers = new Intl.ListFormat(intlLocale(site.locale)).format(
    trackersOf(site.tracking).map(({ name }) => name),
  )
  return (
    <dialog id="consent" className={dialog.dialog} aria-labelledby="consent-title">
      <form method="dialog" className={`${dialog.content} ${css.form}`}>
        <h2 id="consent-title" className={dialog.title}>
          {t('title')}
        </h2>
        <p>{t('text')}</p>
        {privacy && (
          <p>
            <a href={privacy.href} hrefLang={privacy.locale} lang={privacy.locale}>
              {privacy.name}
            </a>
          </p>
        )}
        {purposes.map((purpose) => (
          <label key={purpose} htmlFor={`consent-${purpose}`} className={css.purpose} hidden={!asked.includes(purpose)}>
            <input id={`consent-${purpose}`} type="checkbox" name={purpose} />
            <span>
              <strong>{t(`${purpose}.name`)}</strong>
              <span>{t(`${purpose}.text`, { trackers })}</span>
            </span>
          </label>
        ))}
        <div className={css.choices}>
          <button type="submit" value="none">
            {t('none')}
          </button>
          <button type="submit" value="save">
            {t('save')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
