import { defineView } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { logos } from './contract.ts'
import css from './logos.module.css'

export const logosView = defineView(
  logos,
  ({ fields, options, children, isPageTitle }) => (
    <>
      <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
      <ul
        className={css.row}
        data-size={options.size}
        data-grey={options.isGrey || undefined}
        data-boxed={options.isBoxed || undefined}
      >
        {children.logos}
      </ul>
    </>
  ),
  {
    logos: ({ fields, options, site }) =>
      fields.image.isEmpty && fields.name.isEmpty ? null : (
        <site.Link to={options.link} className={css.link}>
          <span className={css.logo}>
            <fields.image sizes="14rem" fit="contain" className={css.picture} />
            <fields.name as="span" className={css.name} />
          </span>
        </site.Link>
      ),
  },
)
