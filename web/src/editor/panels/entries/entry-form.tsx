import type { EntryCollection } from '@blickfang/contract/entries/define-entries.ts'
import { type EntryValues, entryKey, entryTitle } from '@blickfang/contract/entries/entry-values.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { ArrowLeft, Copy, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button.tsx'
import { useIsShown } from '../../../ui/dialog/use-is-shown.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { setEntry } from '../../commands/entries/set-entry.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import type { EntriesShown } from '../../session/shell.ts'
import { useAction } from '../../shell/actions/use-action.ts'
import { useNotify } from '../../shell/use-notify.ts'
import { ReadFailed } from '../read-failed.tsx'
import { addEntry, removeEntry } from './change-entries.ts'
import css from './entries.module.css'
import { EntryFields } from './entry-fields.tsx'
import { useEntriesWords } from './messages/use-entries-words.ts'
import { lastRemoved } from './removed.tsx'

interface EntryFormProps {
  readonly entries: EntryCollection
  readonly id: string
  readonly onDone: (open: EntriesShown['open']) => void
}

/** An entry that is there, filled in like the options of a block: each part is saved by itself. */
export function EntryForm({ entries, id, onDone }: EntryFormProps) {
  const t = useEntriesWords()
  const { language } = useWords()
  const { document } = useEditor()
  const { values, isRead, hasFailed, readAgain } = useEntry(id)
  const title = values && (entryTitle(entries, values, [document.locale, document.defaultLocale]) || t('unnamed'))
  return (
    <div className={css.form}>
      <Button variant="quiet" icon={<ArrowLeft size={16} />} onClick={() => onDone(null)}>
        {t('back', { plural: labelIn(entries.label.plural, language) })}
      </Button>
      {!values && !isRead && !hasFailed && <Spinner label={t('loading')} />}
      {!values && hasFailed && <ReadFailed sentence={t('failed')} retry={t('retry')} onRetry={readAgain} />}
      {!values && isRead && <p className={text.text}>{t('gone')}</p>}
      {values && (
        <>
          <h3 className={text.heading}>{title}</h3>
          <Draft id={id} values={values} />
          <EntryFields entries={entries} id={id} values={values} />
          <Actions entries={entries} id={id} values={values} title={title ?? ''} onDone={onDone} />
        </>
      )}
    </div>
  )
}

/** Read anew whenever it opens: the admin changes it too. */
function useEntry(id: string) {
  const session = useEditor()
  const values = useStore(session.document.entries, ({ byId }) => byId[id]?.values)
  const read = useCallback(() => session.loadEntries({ ids: id }), [session, id])
  const { answer, failure, readAgain } = useRead(read)
  return { values, isRead: answer !== null, hasFailed: failure !== null, readAgain }
}

/** Says of a draft that nobody sees it, and shows it. */
function Draft({ id, values }: { readonly id: string; readonly values: EntryValues }) {
  const t = useEntriesWords()
  const session = useEditor()
  if (values.state !== 'draft') return null
  return (
    <div className={css.draft}>
      <p className={text.text}>{t('isDraft')}</p>
      <Button variant="solid" onClick={() => session.run(setEntry, { id, key: 'state', value: 'published' })}>
        {t('showNow')}
      </Button>
    </div>
  )
}

interface ActionsProps extends EntryFormProps {
  readonly values: EntryValues
  readonly title: string
}

function Actions({ entries, id, values, title, onDone }: ActionsProps) {
  const t = useEntriesWords()
  const session = useEditor()
  const notify = useNotify()
  const isShown = useIsShown()
  const copying = useAction()
  const removing = useAction()
  const duplicate = () =>
    copying.run(t('notAdded'), async () => {
      const named = entries.fields[entries.title]
      const key = named && entryKey(named, entries.title, session.document.locale)
      const name = t('copyOf', { title }).slice(0, 200)
      const copied = { ...values, ...(key && values[key] && { [key]: name }) }
      const isDraft = 'state' in entries.fields && { state: 'draft' }
      const copyId = await addEntry(session, entries.collection, { ...copied, ...isDraft })
      if (isShown()) onDone({ id: copyId })
      else notify.success(t('addedAnyway', { title: name }))
    })
  const remove = () =>
    removing.run(t('notRemoved'), async () => {
      if ((await removeEntry(session, id)) === 'changed') notify.refusal(t('changed', { title }))
      else {
        lastRemoved.setState({ last: { collection: entries.collection, title, values } })
        return onDone(null)
      }
    })
  return (
    <div className={css.actions}>
      <Button icon={<Copy size={16} />} busy={copying.isBusy} onClick={() => void duplicate()}>
        {t('duplicate')}
      </Button>
      <Button variant="danger" icon={<Trash2 size={16} />} busy={removing.isBusy} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </div>
  )
}
