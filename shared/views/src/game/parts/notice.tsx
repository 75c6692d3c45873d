import css from './parts.module.css'

interface NoticeProps {
  /** The language of its words. */
  lang: string
  title: string
  text?: string
  isBusy?: boolean
  /** The notice is the page's heading, because what the page says otherwise is not so (yet). */
  isHeading?: boolean | undefined
  action?: { href: string; label: string; onFollow?: () => void }
}

/** Stand-in for a screen that cannot be played now. */
export function Notice({ lang, title, text, isBusy = false, isHeading = false, action }: NoticeProps) {
  return (
    <div className={css.notice} lang={lang} aria-busy={isBusy}>
      <div className={css.noticeTitle} role="status">
        {isHeading ? <h1>{title}</h1> : title}
      </div>
      {text && <div className={css.noticeText}>{text}</div>}
      {action && (
        <a className={css.button} href={action.href} onClick={action.onFollow}>
          {action.label}
        </a>
      )}
    </div>
  )
}
