import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import { Ground } from '@blickfang/views/site/ground.tsx'
import { LineIcon } from '@blickfang/views/site/icons/line-icon.tsx'
import css from './announcement-bubble.module.css'
import { announcementBubble } from './contract.ts'
import { messages } from './messages.generated.ts'

export const announcementBubbleView = defineView(announcementBubble, ({ fields, options, site, id, index }) => {
  const t = translate(messages, site.locale)
  return (
    <aside
      aria-label={t('name')}
      className={css.place}
      data-align={options.alignment}
      data-overlap={options.fixed ? undefined : options.overlap}
      data-first={index === 0 || undefined}
      // Where nothing moves the note stays in its place, where it can be reached.
      data-fixed={(options.fixed && !site.isStill) || undefined}
      data-bubble={site.isStill ? undefined : id}
    >
      <div className={css.tilt} data-tilted={options.tilted || undefined}>
        <Ground color={options.color} className={css.bubble}>
          <fields.text as="p" className={css.text} />
          <fields.button variant="text" className={css.button} />
        </Ground>
        <button type="button" className={css.close} aria-label={t('close')} hidden>
          <LineIcon path="M6 6l12 12M18 6L6 18" weight={2.2} />
        </button>
      </div>
    </aside>
  )
})
