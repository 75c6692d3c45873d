import type { EntryCollection } from '@blickfang/contract/entries/define-entries.ts'
import { entryKey } from '@blickfang/contract/entries/entry-values.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useIsShown } from '../../../ui/dialog/use-is-shown.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import type { EntriesShown } from '../../session/shell.ts'
import { useAction } from '../../shell/actions/use-action.ts'
import { useNotify } from '../../shell/use-notify.ts'
import { useTyped } from '../kept-text.ts'
import { addEntry } from './change-entries.ts'
import css from './entries.module.css'
import { useEntriesWords } from './messages/use-entries-words.ts'

interface NewEntryProps {
  readonly entries: EntryCollection
  readonly onDone: (open: EntriesShown['open']) => void
}

/** A new entry begins with its title; what is typed outlives a reload, a failure and a dead network. */
export function NewEntry({ entries, onDone }: NewEntryProps) {
  const t = useEntriesWords()
  const { language } = useWords()
  const session = useEditor()
  const notify = useNotify()
  const isShown = useIsShown()
  const { collection, title, fields } = entries
  const [typed, type] = useTyped(`entries.new.${collection}`, '')
  const [attempt, setAttempt] = useState(0)
  const { run, isBusy } = useAction()
  const form = useRef<HTMLFormElement>(null)
  const named = fields[title]
  const isMissing = !named?.schema.safeParse(typed).success
  const hasState = 'state' in fields
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function add(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !named) return
    setAttempt((count) => count + 1)
    if (isMissing) return form.current?.querySelector('input')?.focus()
    await run(t('notAdded'), async () => {
      const key = entryKey(named, title, session.document.locale)
      const id = await addEntry(session, collection, { [key]: typed, ...(hasState && { state: 'draft' }) })
      if (isShown()) onDone({ id })
      else notify.success(t('addedAnyway', { title: typed }))
    })
  }
  return (
    <form ref={form} className={css.form} onSubmit={(event) => void add(event)}>
      <h3 className={text.heading}>{labelIn(entries.add, language)}</h3>
      <TextField
        label={named ? labelIn(named.label, language) : ''}
        lang={session.document.locale}
        maxLength={200}
        value={typed}
        hint={t(hasState ? 'asDraft' : 'atOnce')}
        error={attempt > 0 && isMissing ? t('nameLacks') : null}
        attempt={attempt}
        onChange={(event) => type(event.target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" variant="solid" busy={isBusy}>
          {t('add')}
        </Button>
        <Button onClick={() => onDone(null)}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
