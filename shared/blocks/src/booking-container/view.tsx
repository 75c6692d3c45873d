import { defineView } from '@blickfang/views/kernel/view.ts'
import { buttonClass } from '@blickfang/views/site/button.ts'
import type from '@blickfang/views/site/type.module.css'
import css from './booking-container.module.css'
import { bookingContainer } from './contract.ts'

export const bookingContainerView = defineView(bookingContainer, ({ fields, options, site, isPageTitle }) => {
  const { bookingLink: link } = options
  return (
    <div
      className={css.booking}
      data-picture={!fields.image.isEmpty || undefined}
      data-order={options.shiftedAlignment}
    >
      {!fields.image.isEmpty && (
        <div className={css.media}>
          <fields.image sizes="(min-width: 48rem) 32rem, 100vw" className={css.picture} />
        </div>
      )}
      <div className={css.words}>
        <fields.title as={isPageTitle ? 'h1' : 'h2'} className={type.title} />
        <fields.text className={type.text} />
        {!fields.action.isEmpty && (
          <site.Filled by={link !== null}>
            <a
              href={site.hrefOf(link?.url)}
              rel="noopener"
              className={buttonClass({})}
              data-booking-frame={link?.url}
              data-booking-type={link?.type}
              data-asks="booking"
            >
              <fields.action as="span" />
            </a>
          </site.Filled>
        )}
      </div>
    </div>
  )
})
