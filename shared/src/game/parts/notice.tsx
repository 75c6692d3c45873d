import css from './parts.module.css'

interface NoticeProps {
  title: string
  text?: string
  isBusy?: boolean
  action?: { href: string; label: string; onFollow?: () => void }
}

/** What stands in for a screen that cannot be played now. */
export function Notice({ title, text, isBusy = false, action }: NoticeProps) {
  return (
    <div className={css.notice} aria-busy={isBusy}>
      <div className={css.noticeTitle} role="status">
        {title}
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
