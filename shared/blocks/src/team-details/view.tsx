import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { teamDetails } from './contract.ts'
import css from './team-details.module.css'

export const teamDetailsView = defineView(teamDetails, ({ fields, options, index, isPageTitle }) => (
  <div
    className={css.person}
    data-arrangement={fields.image.isEmpty ? 'textOnly' : options.arrangement}
    data-vertical={options.verticalAlignment}
  >
    {!fields.image.isEmpty && (
      <div className={css.portrait} data-format={options.imageFormat} data-lens={options.lens || undefined}>
        <fields.image sizes="(min-width: 48rem) 30rem, 100vw" priority={index === 0} className={css.picture} />
      </div>
    )}
    <div className={css.words}>
      <div className={css.heading}>
        <fields.name as={isPageTitle ? 'h1' : 'h2'} className={type.title} />
        <fields.function as="p" className={css.function} />
      </div>
      <fields.text className={type.text} />
      {!(fields.phoneButton.isEmpty && fields.emailButton.isEmpty) && (
        <div className={type.buttons}>
          <fields.phoneButton />
          <fields.emailButton variant="bubble" />
        </div>
      )}
    </div>
  </div>
))
