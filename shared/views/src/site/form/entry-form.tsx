import type { Form } from '@blickfang/contract/kernel/form.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sentAnchor } from '@blickfang/contract/options/link/anchor.ts'
import type { ReactNode } from 'react'
import { buttonClass } from '../button.ts'
import type { Say } from './entry-fields.tsx'
import css from './entry-form.module.css'
import type { Entry, EntryStatus } from './use-entry.ts'

interface EntryFormProps {
  form: Form
  entry: Entry
  id: string
  say: Say
  /** Of the page, and of the form's words: they may differ. */
  locale: Locale
  language: string
  /** Nobody fills it in. */
  isStill: boolean
  /** Nothing can be sent at all. */
  isClosed?: boolean
  /** States in which the button waits. */
  waits: readonly EntryStatus[]
  /** Language of the words on the button before it is pressed, where that is another one than the form's. */
  sendLanguage?: string | undefined
  /** Stays in sight with the button while one fills in. */
  summary?: ReactNode
  /** Values that go along and nobody fills in. */
  besides?: Readonly<Record<string, string>>
  /** Whether a file may go along. */
  hasFiles?: boolean
  /** In the place of the form's own sentence after sending. */
  thanks?: ReactNode
  children: ReactNode
}

/** Address that tells a browser without scripts when the form was opened: the browser keeps that and brings it along. */
const openedImage = '/_form/opened'

const variants = { idle: 'contained', loading: 'contained', sent: 'highlight', error: 'outlined' } as const

/** Around a form's fields: what is sent without scripts, the trap, the button with its states, and what became of the entry. */
export function EntryForm({ form, entry, id, say, locale, language, isStill, ...rest }: EntryFormProps) {
  const { status, outcome, isAwake } = entry
  const { isClosed = false, waits, sendLanguage, summary, hasFiles, besides, thanks, children } = rest
  const isSent = outcome === 'sentSentence'
  return (
    <form
      ref={entry.formRef}
      className={css.form}
      method="post"
      encType={hasFiles ? 'multipart/form-data' : undefined}
      action={`/_form${form.path}/${locale}`}
      lang={language === locale ? undefined : language}
      // A browser says in its own language what is wrong; the form's code says it in the page's. Without it nobody but the browser
      // knows of half a date, which it sends as nothing.
      noValidate={isAwake}
      // A page's script may have taken the check off before (keep-entry.ts).
      suppressHydrationWarning
      inert={isStill}
      data-bar={summary ? '' : undefined}
      data-awake={isAwake || undefined}
      data-entry={isStill ? undefined : `${form.name}:${id}`}
      data-sent={form.isOwn ? sentAnchor(id) : undefined}
      onSubmit={entry.onSubmit}
    >
      <input type="hidden" name="lang" value={locale} />
      <noscript>
        <img src={openedImage} alt="" className={css.opened} />
      </noscript>
      {Object.entries({ ...entry.hidden, ...besides, block: id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.trap} aria-hidden="true">
        <label>
          {say('trap')}
          <input type="text" name={form.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={css.fields}>{children}</div>
      <div className={css.end}>
        {summary}
        <button
          type="submit"
          className={buttonClass({ variant: variants[status], className: css.send })}
          // biome-ignore lint/a11y/noAutofocus: of what is only to be sent again, where no script can lead there
          autoFocus={entry.beginsAtSend || undefined}
          disabled={isClosed || waits.includes(status)}
          lang={isClosed || status !== 'idle' ? undefined : sendLanguage}
        >
          {say(isClosed ? 'closed' : status)}
        </button>
        <div
          role="status"
          className={css.outcome}
          data-bad={(outcome && !isSent) || undefined}
          data-thanks={isSent && thanks ? '' : undefined}
        >
          {isSent && thanks ? thanks : outcome && say(outcome)}
        </div>
      </div>
    </form>
  )
}
