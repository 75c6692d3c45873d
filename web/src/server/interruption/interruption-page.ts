import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { escapeMarkup } from '@blickfang/contract/kernel/text/escape-markup.ts'
import { messages } from './messages.generated.ts'
import type { ShopCard } from './shop-card.ts'
import { shopPage } from './shop-page.ts'

/**
 * Asks quietly whether the page is back, at growing distances and at once when the network returns, and opens it then: a page
 * that reloads itself for nothing takes the place from whoever reads it with a screen reader.
 */
export const tryAgainScript = `
let wait = 5000, timer = setTimeout(ask, wait)
async function ask() {
  clearTimeout(timer)
  const signal = AbortSignal.timeout(20000)
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  if (answer && answer.status < 500) return location.replace(location.pathname + location.search)
  wait = Math.min(wait * 1.5, 30000)
  timer = setTimeout(ask, wait * (0.8 + Math.random() * 0.4))
}
addEventListener('online', ask)
`

/** Says that a page cannot be made just now, and how the shop is reached. */
export function interruptionPage(locale: Locale, card: ShopCard | undefined): string {
  const t = translate(messages, locale)
  return shopPage({
    ...{ language: locale, card, title: t('title'), script: tryAgainScript },
    head: '<noscript><meta http-equiv="refresh" content="20"></noscript>\n',
    main: `<div><h1>${escapeMarkup(t('title'))}</h1>
<p>${escapeMarkup(t('text'))}</p>
<a class="again" href="">${escapeMarkup(t('again'))}</a></div>`,
  })
}
