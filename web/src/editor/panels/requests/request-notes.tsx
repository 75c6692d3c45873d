import { noteLength } from '@blickfang/contract/api/v1/forms/submissions.ts'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { v7 } from 'uuid'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import text from '../../../ui/text.module.css'
import { useAction } from '../../shell/actions/use-action.ts'
import { useNotify } from '../../shell/use-notify.ts'
import { useTime } from '../../words/use-time.ts'
import { useKeptText } from '../kept-text.ts'
import { useRequestsWords } from './messages/use-requests-words.ts'
import css from './requests.module.css'
import type { Request } from './use-requests.ts'

interface NotesProps {
  readonly entry: Request
  readonly onChange: (notes: Request['notes']) => void
}

/** Notes beside an entry, and a place for more: each note is its own, so that nobody writes over another's. */
export function RequestNotes({ entry, onChange }: NotesProps) {
  const t = useRequestsWords()
  const time = useTime()
  const notify = useNotify()
  const [kept, keep] = useKeptText(`request-note:${entry.id}`)
  const [typed, setTyped] = useState(kept ?? '')
  const { run, isBusy } = useAction()
  // The same try again, after an answer that was lost, is the same note.
  const key = useRef(v7())

  function type(next: string) {
    setTyped(next)
    keep(next || null)
  }
  const add = () =>
    run(t('notNoted'), async () => {
      const { notes } = await call('noteSubmission', { id: entry.id, note: key.current, text: typed })
      key.current = v7()
      type('')
      onChange(notes)
    })
  async function remove(note: string) {
    try {
      onChange((await call('removeSubmissionNote', { id: entry.id, note })).notes)
    } catch (error) {
      notify.failure(error, t('notRemoved'))
    }
  }
  return (
    <section className={css.notes} aria-label={t('notes')}>
      {entry.notes.map(({ id, at, by, text: words }) => (
        <div key={id} className={css.note}>
          <p className={text.soft}>
            {by && `${by}, `}
            <time dateTime={at}>{time(at)}</time>
          </p>
          <p className={css.value}>{words}</p>
          <IconButton small label={t('removeNote')} tip="below-end" onClick={() => void remove(id)}>
            <Trash2 size={14} />
          </IconButton>
        </div>
      ))}
      <TextArea
        label={t('note')}
        rows={2}
        maxLength={noteLength}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {typed.trim() !== '' && (
        <Button busy={isBusy} onClick={() => void add()}>
          {t('addNote')}
        </Button>
      )}
    </section>
  )
}
