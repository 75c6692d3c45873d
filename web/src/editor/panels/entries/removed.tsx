import type { EntryCollection } from '@blickfang/contract/entries/define-entries.ts'
import type { EntryValues } from '@blickfang/contract/entries/entry-values.ts'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { Button } from '../../../ui/button.tsx'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { useAction } from '../../shell/actions/use-action.ts'
import { addEntry } from './change-entries.ts'
import css from './entries.module.css'
import { useEntriesWords } from './messages/use-entries-words.ts'

interface Last {
  readonly collection: string
  readonly title: string
  readonly values: EntryValues
}

/** Entry that was removed last, until it is brought back. */
export const lastRemoved = createStore<{ readonly last: Last | null }>(() => ({ last: null }))

/** Says what was removed, and brings it back. */
export function Removed({ entries, onBack }: { readonly entries: EntryCollection; readonly onBack: () => void }) {
  const t = useEntriesWords()
  const session = useEditor()
  const { run, isBusy } = useAction()
  const last = useStore(lastRemoved, (state) => state.last)
  const isHere = last?.collection === entries.collection
  const bringBack = (values: EntryValues) =>
    run(t('notAdded'), async () => {
      await addEntry(session, entries.collection, values)
      lastRemoved.setState({ last: null })
      onBack()
    })
  return (
    <div role="status" className={css.removed}>
      {last && isHere && (
        <>
          <p className={text.text}>{t('removed', { title: last.title })}</p>
          <Button busy={isBusy} onClick={() => void bringBack(last.values)}>
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  )
}
