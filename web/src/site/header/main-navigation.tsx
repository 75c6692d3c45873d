import type { MenuEntry } from './menu-entries.ts'
import css from './site-header.module.css'

interface MainNavigationProps {
  entries: readonly MenuEntry[]
  /** The page being shown; its entry is marked. */
  pageId: string | undefined
}

/** The menu in a wide header. Submenus open by hover and focus without scripts. */
export function MainNavigation({ entries, pageId }: MainNavigationProps) {
  return (
    <ul className={css.entries}>
      {entries.map((entry) =>
        entry.kind === 'link' ? (
          <li key={entry.id}>
            <a
              className={css.entry}
              href={entry.href}
              data-appearance={entry.appearance}
              aria-current={entry.pageId === pageId ? 'page' : undefined}
            >
              {entry.label}
            </a>
          </li>
        ) : (
          <li key={entry.id} className={css.parent} data-submenu="closed">
            <button
              type="button"
              className={css.entry}
              aria-expanded="false"
              aria-controls={`submenu-${entry.id}`}
              data-active={entry.children.some((child) => child.pageId === pageId) || undefined}
            >
              {entry.label}
              <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" fill="none" stroke="currentColor">
                <path d="M2 4l4 4 4-4" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
            </button>
            <ul id={`submenu-${entry.id}`} className={css.submenu}>
              {entry.children.map((child) => (
                <li key={child.id}>
                  <a
                    href={child.href}
                    data-appearance={child.appearance}
                    aria-current={child.pageId === pageId ? 'page' : undefined}
                  >
                    {child.label}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  )
}
