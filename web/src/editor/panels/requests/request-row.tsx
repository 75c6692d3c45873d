import { hrefOfAnswer } from '@blickfang/contract/forms/href-of-answer.ts'
import { entryFileAddress } from '@blickfang/contract/forms/own/asked-file.ts'
import { dayInWords } from '@blickfang/contract/kernel/time/day-in-words.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { Check, ChevronRight, Mail, RotateCcw, Trash2 } from 'lucide-react'
import { useContext, useId, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import text from '../../../ui/text.module.css'
import { useDialog } from '../../context/editor-context.tsx'
import { PlaceContext } from '../../context/place.ts'
import { useWords } from '../../locales/words.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import { useTime } from '../../words/use-time.ts'
import { useRequestsWords } from './messages/use-requests-words.ts'
import { RequestNotes } from './request-notes.tsx'
import css from './requests.module.css'
import type { Request, Requests } from './use-requests.ts'

interface RowProps {
  readonly entry: Request
  readonly onChange: Requests['change']
  readonly onGone: Requests['drop']
}

/** Row of an entry: who and when, and when opened all of it. Opening it marks it as read. */
export function RequestRow({ entry, onChange, onGone }: RowProps) {
  const t = useRequestsWords()
  const { language } = useWords()
  const time = useTime()
  const notify = useNotify()
  const [isShown, setShown] = useState(false)
  const id = useId()
  const lastDay = wallTime(new Date(entry.until), useContext(PlaceContext).timeZone).date

  /** Shown at once; taken back where it could not be kept. */
  async function mark(change: Partial<Pick<Request, 'isRead' | 'isAnswered'>>) {
    const { isRead, isAnswered } = entry
    onChange([entry.id], change)
    await call('markSubmissions', { ids: [entry.id], ...change }).catch((error: unknown) => {
      onChange([entry.id], { isRead, isAnswered })
      notify.failure(error, t('notMarked'))
    })
  }
  function turn() {
    setShown(!isShown)
    if (!isShown && !entry.isRead) void mark({ isRead: true })
  }
  return (
    <article className={css.entry} data-unread={!entry.isRead || undefined}>
      <button type="button" className={css.head} aria-expanded={isShown} aria-controls={id} onClick={turn}>
        <span className={css.who}>
          {entry.title}
          {!entry.isRead && <span className={css.new}>{t('new')}</span>}
          {entry.isAnswered && (
            <span className={css.done}>
              <Check size={13} aria-hidden="true" />
              {t('done')}
            </span>
          )}
        </span>
        <span className={text.soft}>
          {entry.form} · <time dateTime={entry.at}>{time(entry.at)}</time>
        </span>
        <ChevronRight className={css.arrow} size={16} aria-hidden="true" />
      </button>
      <div id={id} hidden={!isShown} className={css.body}>
        {isShown && (
          <>
            <Answers entry={entry} />
            <RequestNotes entry={entry} onChange={(notes) => onChange([entry.id], { notes })} />
            <Actions entry={entry} onMark={mark} onGone={() => onGone(entry.id)} />
            <p className={text.soft}>{t('until', { at: dayInWords(lastDay, 'long', language) })}</p>
          </>
        )}
      </div>
    </article>
  )
}

function Answers({ entry }: { readonly entry: Request }) {
  return (
    <dl className={css.answers}>
      {entry.answers.map(({ label, value, file }) => (
        <div key={label}>
          <dt className={text.soft}>{label}</dt>
          <dd className={css.value} lang={entry.locale}>
            <Reached value={value} file={file} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A mail address is written to by a press, a phone number called, a file taken along. */
function Reached({ value, file }: { readonly value: string; readonly file: string | undefined }) {
  if (file) {
    return (
      <a className={css.link} href={entryFileAddress(file)} download={value}>
        {value}
      </a>
    )
  }
  const href = hrefOfAnswer(value)
  return href ? (
    <a className={css.link} href={href}>
      {value}
    </a>
  ) : (
    value
  )
}

interface ActionsProps {
  readonly entry: Request
  readonly onMark: (change: Partial<Pick<Request, 'isRead' | 'isAnswered'>>) => Promise<void>
  readonly onGone: () => void
}

function Actions({ entry, onMark, onGone }: ActionsProps) {
  const t = useRequestsWords()
  const notify = useNotify()
  const [, openDialog] = useDialog()
  const { id, email, title, isAnswered } = entry
  const remove = () =>
    openDialog({
      type: 'question',
      title: t('removeTitle', { name: title }),
      text: t('removeText'),
      action: t('remove'),
      danger: true,
      onConfirm: () =>
        void call('removeSubmissions', { ids: [id] }).then(onGone, (error: unknown) =>
          notify.failure(error, t('notRemoved')),
        ),
    })
  return (
    <div className={css.actions}>
      {email && (
        <a className={css.answer} href={mailTo(email, t('subject', { form: entry.form }))}>
          <Mail size={16} aria-hidden="true" />
          {t('answer')}
        </a>
      )}
      <Button
        icon={isAnswered ? <RotateCcw size={16} /> : <Check size={16} />}
        onClick={() => void onMark({ isAnswered: !isAnswered })}
      >
        {t(isAnswered ? 'reopen' : 'markDone')}
      </Button>
      <Button variant="quiet" onClick={() => void onMark({ isRead: !entry.isRead })}>
        {t(entry.isRead ? 'markUnread' : 'markRead')}
      </Button>
      <Button variant="quiet" icon={<Trash2 size={16} />} onClick={remove}>
        {t('remove')}
      </Button>
    </div>
  )
}

/** Address that opens the person's own mail program: there lie their signature and what they have sent before. */
function mailTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`
}
