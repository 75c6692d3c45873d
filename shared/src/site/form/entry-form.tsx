import type { ReactNode } from 'react'
import type { Form } from '../../kernel/form.ts'
import type { Locale } from '../../kernel/locale.ts'
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
  /** While the page is edited nobody fills it in. */
  isStill: boolean
  /** Nothing can be sent at all. */
  isClosed?: boolean
  /** What is sent besides, also without scripts. */
  besides?: Readonly<Record<string, string>>
  /** In which states the button waits. */
  waits: readonly EntryStatus[]
  /** Stands above the button. */
  summary?: ReactNode
  children: ReactNode
}

const variants = { idle: 'contained', loading: 'contained', sent: 'highlight', error: 'outlined' } as const

/** Around a form's fields: what is sent without scripts, the trap, the button with its states, and what became of the entry. */
export function EntryForm({ form, entry, id, say, locale, language, isStill, ...rest }: EntryFormProps) {
  const { status, outcome, isAwake } = entry
  const { isClosed = false, besides = {}, waits, summary, children } = rest
  return (
    <form
      ref={entry.formRef}
      className={css.form}
      method="post"
      action={`/_form${form.path}/${locale}`}
      lang={language === locale ? undefined : language}
      noValidate={isAwake}
      inert={isStill}
      data-entry={isStill ? undefined : `${form.name}:${id}`}
      onSubmit={entry.onSubmit}
    >
      <input type="hidden" name="lang" value={locale} />
      {Object.entries(besides).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.trap} aria-hidden="true">
        <label>
          {say('trap')}
          <input type="text" name={form.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={css.fields}>{children}</div>
      {summary}
      <div className={css.end}>
        <button
          type="submit"
          className={buttonClass({ variant: variants[status], className: css.send })}
          disabled={isClosed || waits.includes(status)}
        >
          {say(isClosed ? 'closed' : status)}
        </button>
        <div role="status" className={css.outcome} data-bad={(outcome && outcome !== 'sentSentence') || undefined}>
          {outcome && say(outcome)}
        </div>
      </div>
    </form>
  )
}
