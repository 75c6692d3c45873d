import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from '../messages/messages.generated.ts'
import { shopName } from '../shop/shop-name.ts'

interface DeadEnd {
  readonly title: string
  readonly text: string
  /** Nothing is live yet: whoever comes is asked to come again, and led nowhere. */
  readonly isUnbegun: boolean
}

/** Words for a visitor where no page is: before the home page is live the whole site is on its way. */
export function deadEnd(site: SiteView): DeadEnd {
  const t = translate(messages, site.locale)
  if (site.homeLocales.length === 0)
    return { title: t('unbegunTitle'), text: t('unbegunText', { shop: shopName(site) }), isUnbegun: true }
  const own = site.locale === site.languages.default ? site.business.notFound.trim() : ''
  return { title: own || t('notFoundTitle'), text: t('notFoundText'), isUnbegun: false }
}
