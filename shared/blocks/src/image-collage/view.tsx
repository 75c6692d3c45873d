import { defineView } from '@blickfang/views/kernel/view.ts'
import { Intro } from '@blickfang/views/site/intro.tsx'
import { imageCollage } from './contract.ts'
import css from './image-collage.module.css'

export const imageCollageView = defineView(
  imageCollage,
  ({ fields, options, children, isPageTitle }) => (
    <>
      <Intro title={fields.title} lead={fields.lead} isPageTitle={isPageTitle} />
      <div className={css.collage}>
        <ul
          className={css.list}
          data-lenses={options.lenses || undefined}
          data-mirrored={options.mirrored || undefined}
          data-gap={options.gap}
        >
          {children.pictures}
        </ul>
      </div>
    </>
  ),
  {
    pictures: ({ fields, options, site }) => (
      <figure className={css.figure}>
        {!fields.image.isEmpty && (
          <site.Link to={options.link} className={css.link}>
            <fields.image sizes="(min-width: 48rem) 44rem, 100vw" className={css.picture} />
          </site.Link>
        )}
        <fields.caption as="figcaption" className={css.caption} />
      </figure>
    ),
  },
)
