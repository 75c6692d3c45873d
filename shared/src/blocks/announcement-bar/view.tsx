import { defineView } from '../../kernel/view.ts'
import css from './announcement-bar.module.css'
import { announcementBar } from './contract.ts'
import { announcementName } from './messages.ts'

export const announcementBarView = defineView(announcementBar, ({ fields, options, site }) => (
  <aside
    className={css.bar}
    aria-label={announcementName[site.locale]}
    data-align={options.alignment}
    data-size={options.textSize}
    data-sticky={options.sticky || undefined}
  >
    <fields.text as="p" className={css.text} />
    <fields.button variant="text" className={css.button} />
  </aside>
))
