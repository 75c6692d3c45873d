import type { NavigationView } from '@blickfang/contract/content/navigation.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { bookingHref } from '../booking/booking-address.ts'
import { messages } from '../messages/messages.generated.ts'

type Child = NavigationView[number]['children'][number] & { readonly href: string }

/** Entry of the header: a page or the shop's booking, or a word that opens a list of them. */
export type MenuEntry =
  | ({ readonly kind: 'link' } & Child)
  | { readonly kind: 'menu'; readonly id: string; readonly label: string; readonly children: readonly Child[] }

/** The menu as it is shown: containers without a visible page go, one with a single page is that page. Source: spec/public-site.md §5. */
export function menuEntries(site: Pick<SiteView, 'locale' | 'navigation' | 'bookingButton'>): readonly MenuEntry[] {
  const booking = { label: translate(messages, site.locale)('book'), href: bookingHref(site) }
  return site.navigation.flatMap(({ id, label, children }): MenuEntry[] => {
    const shown = children.flatMap((child) => {
      const { href, ...rest } = child.pageId === null ? { ...child, ...booking } : child
      return href === null ? [] : [{ ...rest, href }]
    })
    const [only] = shown
    if (!only) return []
    if (shown.length === 1) return [{ kind: 'link', ...only }]
    return [{ kind: 'menu', id, label, children: shown }]
  })
}
