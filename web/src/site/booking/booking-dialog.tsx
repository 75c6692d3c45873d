import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { LineIcon } from '@blickfang/views/site/icons/line-icon.tsx'
import dialog from '../dialog/dialog.module.css'
import { legalPage } from '../shop/role-pages.ts'
import { bookingParameters } from './booking-address.ts'
import css from './booking-dialog.module.css'
import { messages } from './messages.generated.ts'

/**
 * Dialog for booking an appointment without leaving the page. The dialog waits closed for open-booking.ts, which a link with
 * `data-booking-frame` opens; nothing of the service is loaded before the visitor says so.
 */
export function BookingDialog({ site }: { site: SiteView }) {
  const t = translate(messages, site.locale)
  const privacy = legalPage(site, 'privacy')
  const company = site.bookingButton.companyName
  return (
    <dialog
      id="booking"
      className={`${dialog.dialog} ${css.dialog}`}
      aria-labelledby="booking-title"
      data-parameters={bookingParameters(site)}
    >
      <div className={css.head}>
        <h2 id="booking-title" className={dialog.title}>
          {company ? t('titleAt', { company }) : t('title')}
        </h2>
        <button type="button" className={css.close} aria-label={t('close')} data-close>
          <LineIcon path="M6 6l12 12M18 6L6 18" weight={2.2} />
        </button>
      </div>
      <form className={css.question}>
        <p data-text={t('text', { host: '{host}' })} />
        <button type="submit">{t('load')}</button>
        <label htmlFor="booking-always">
          <input id="booking-always" type="checkbox" name="always" /> {t('always')}
        </label>
        <a href="#booking" rel="noopener">
          {t('outside')}
        </a>
        {privacy && (
          <a href={privacy.href} hrefLang={privacy.locale} lang={privacy.locale}>
            {privacy.name}
          </a>
        )}
      </form>
      <div className={css.place} data-place hidden />
    </dialog>
  )
}
