import type { Site } from '../../kernel/view.ts'
import css from './privacy-link.module.css'

/** Below what asks a visitor for data: where it stands what becomes of it. */
export function PrivacyLink({ site: { privacy, Live } }: { site: Pick<Site, 'privacy' | 'Live'> }) {
  if (!privacy) return null
  return (
    <Live>
      <p className={css.privacy}>
        <a href={privacy.href} hrefLang={privacy.locale} lang={privacy.locale}>
          {privacy.name}
        </a>
      </p>
    </Live>
  )
}
