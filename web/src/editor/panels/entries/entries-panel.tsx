'use client'
import { entryCollections, findEntries, outsideEntries } from '@blickfang/contract/entries/entry-values.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button.tsx'
import { useIsShown } from '../../../ui/dialog/use-is-shown.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import text from '../../../ui/text.module.css'
import { useEditor, useShell } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { knownEntries } from '../../model/catalogue/known-entries.ts'
import type { PageDocument } from '../../model/page-document.ts'
import type { EntriesShown } from '../../session/shell.ts'
import type { PanelProps } from '../define-panel.ts'
import css from './entries.module.css'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'
import { useEntriesWords } from './messages/use-entries-words.ts'
import { NewEntry } from './new-entry.tsx'
import { OutsideList } from './outside-list.tsx'
import { keepShown, readShown } from './shown-entries.ts'

/** Entries that blocks show and that are no pages, such as jobs: listed, added, filled in and removed. Live at once. */
export function EntriesPanel({ title, onClose }: PanelProps) {
  const t = useEntriesWords()
  const { language } = useWords()
  const { shown, show, goOn } = useShown()
  const entries = findEntries(shown.collection)
  const outside = outsideEntries.find(({ collection }) => collection === shown.collection)
  const labelled = entries?.label.plural ?? outside?.label
  // What is called how is known to conflicts and refusals from here on.
  useEffect(() => void knownEntries.load(), [])
  return (
    <SidePanel title={labelled ? labelIn(labelled, language) : title} closeLabel={t('close')} onClose={onClose}>
      <div className={css.panel}>
        {shown.open === null && (
          <Collections chosen={shown.collection} onChoose={(collection) => show({ collection, open: null })} />
        )}
        {outside ? <OutsideList outside={outside} /> : <p className={text.soft}>{t('live')}</p>}
        {entries && shown.open === null && (
          <EntryList
            key={shown.collection}
            entries={entries}
            onOpen={(id) => show({ ...shown, open: { id } })}
            onNew={() => show({ ...shown, open: 'new' })}
          />
        )}
        {entries && shown.open === 'new' && <NewEntry key={shown.collection} entries={entries} onDone={goOn} />}
        {entries && shown.open !== null && shown.open !== 'new' && (
          <EntryForm key={shown.open.id} entries={entries} id={shown.open.id} onDone={goOn} />
        )}
      </div>
    </SidePanel>
  )
}

/** Reads which entries are asked for, were shown before a reload, or are shown by the page. */
function useShown() {
  const shell = useShell()
  const { document } = useEditor()
  const asked = useStore(shell, ({ entriesAsked }) => entriesAsked)
  const [first] = useState<EntriesShown>(() => readShown() ?? { collection: firstOf(document), open: null })
  const shown = asked ?? first
  useEffect(() => keepShown(shown), [shown])
  useEffect(() => () => shell.setState({ entriesAsked: null }), [shell])
  const isShown = useIsShown()
  const show = (next: EntriesShown) => shell.setState({ entriesAsked: next })
  /** Opens what comes after what is open, for which somebody may have waited: what was opened since stays. */
  const goOn = (open: EntriesShown['open']) => {
    if (isShown() && shell.getState().entriesAsked === asked) show({ ...shown, open })
  }
  return { shown, show, goOn }
}

function firstOf({ root, groups }: PageDocument): string {
  const blocks = root.getState().blocks.flatMap((id) => groups.get(id)?.getState().name ?? [])
  const kept = blocks.flatMap((name) => findGroup(name)?.block.entries ?? [])
  const known = kept.find(({ collection }) => findEntries(collection))
  return known?.collection ?? entryCollections[0]?.collection ?? ''
}

const all = [
  ...entryCollections.map(({ collection, label }) => ({ collection, label: label.plural })),
  ...outsideEntries,
]

interface CollectionsProps {
  readonly chosen: string
  readonly onChoose: (collection: string) => void
}

function Collections({ chosen, onChoose }: CollectionsProps) {
  const t = useEntriesWords()
  const { language } = useWords()
  return (
    <fieldset className={css.choice} aria-label={t('which')}>
      {all.map(({ collection, label }) => (
        <Button
          key={collection}
          variant="quiet"
          aria-pressed={collection === chosen}
          onClick={() => onChoose(collection)}
        >
          {labelIn(label, language)}
        </Button>
      ))}
    </fieldset>
  )
}
