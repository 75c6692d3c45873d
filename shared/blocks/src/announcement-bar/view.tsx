import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import css from './announcement-bar.module.css'
import { announcementBar } from './contract.ts'
import { messages } from './messages.generated.ts'

export const announcementBarView = defineView(announcementBar, ({ fields, options, site }) => (
  <aside
    className={css.bar}
    aria-label={translate(messages, site.locale)('name')}
    data-align={options.alignment}
    data-size={options.textSize}
    data-sticky={options.sticky || undefined}
  >
    <fields.text as="p" className={css.text} />
    <fields.button variant="text" className={css.button} />
  </aside>
))
