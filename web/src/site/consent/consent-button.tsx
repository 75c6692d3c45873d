import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from './messages.generated.ts'
import { purposesOf } from './purposes.ts'

interface ConsentButtonProps {
  site: SiteView
  className: string | undefined
}

/** Opens the visitor's choices. On a site that asks for nothing it shows itself to those who have answered something on one of its pages. */
export function ConsentButton({ site, className }: ConsentButtonProps) {
  return (
    <button
      type="button"
      className={className}
      data-consent-choice
      aria-controls="consent"
      hidden={purposesOf(site).length === 0}
    >
      {translate(messages, site.locale)('choice')}
    </button>
  )
}
