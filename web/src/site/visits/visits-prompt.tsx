import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from '../messages/messages.generated.ts'
import { legalPage } from '../shop/role-pages.ts'
import { trackersOf } from './trackers-of.ts'
import css from './visits-prompt.module.css'

interface VisitsPromptProps {
  site: SiteView
  /** Does not ask, as on the pages of a game that is being played; the footer's dialog has the choice. */
  isQuiet: boolean
}

/**
 * Asks whether visits may be counted, on sites whose settings name a tracker. The prompt waits hidden for ask-visits.ts; without
 * scripts nothing is counted and nothing asked.
 */
export function VisitsPrompt({ site, isQuiet }: VisitsPromptProps) {
  const trackers = trackersOf(site.tracking)
  if (trackers.length === 0) return null
  const t = translate(messages, site.locale)
  const privacy = legalPage(site, 'privacy')
  const list = new Intl.ListFormat(intlLocale(site.locale)).format(trackers.map(({ name }) => name))
  const idOf = (kind: string) => trackers.find((tracker) => tracker.kind === kind)?.id
  return (
    <section
      id="visits"
      className={css.prompt}
      aria-labelledby="visits-title"
      tabIndex={-1}
      hidden
      data-beside={site.bookingButton.active ? site.bookingButton.position : undefined}
      data-quiet={isQuiet || undefined}
      data-analytics={idOf('analytics')}
      data-tag-manager={idOf('tagManager')}
      data-pixel={idOf('pixel')}
    >
      <p id="visits-title" className={css.title}>
        {t('visitsTitle')}
      </p>
      <p>
        {t('visitsText', { trackers: list })}{' '}
        {privacy && (
          <a className={css.more} href={privacy.href} hrefLang={privacy.locale} lang={privacy.locale}>
            {privacy.name}
          </a>
        )}
      </p>
      <div className={css.choices}>
        <button type="button" data-answer="no">
          {t('visitsNo')}
        </button>
        <button type="button" data-answer="yes">
          {t('visitsYes')}
        </button>
      </div>
    </section>
  )
}
