'use client'
import { CheckCheck, ListChecks } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../../../ui/button.tsx'
import type { MediaLibrary } from '../media-library.ts'
import css from './library.module.css'
import { useLibraryWords } from './messages/use-library-words.ts'
import { nothingChosen, type Selection } from './selection.ts'

interface LibraryBarProps {
  library: MediaLibrary
  selection: Selection
  onChange: (selection: Selection) => void
}

/** How many media there are, and the way to several at once. */
export function LibraryBar({ library, selection, onChange }: LibraryBarProps) {
  const t = useLibraryWords()
  const { items, total, isLoading } = useStore(library.store)
  const isPart = items.length < total
  function toggle() {
    if (!selection.isSeveral) return onChange({ ...selection, isSeveral: true })
    onChange(selection.ids.size === 1 ? { ...selection, isSeveral: false } : nothingChosen)
  }
  return (
    <div className={css.bar}>
      <p role="status">{!isLoading && (isPart ? t('shown', { shown: items.length, total }) : t('found', { total }))}</p>
      <span>
        {selection.isSeveral && (
          <Button
            variant="quiet"
            icon={<CheckCheck size={16} />}
            onClick={() => onChange({ ids: new Set(items.map(({ id }) => id)), anchor: null, isSeveral: true })}
          >
            {t('allShown')}
          </Button>
        )}
        <Button variant="quiet" icon={<ListChecks size={16} />} aria-pressed={selection.isSeveral} onClick={toggle}>
          {t('several')}
        </Button>
      </span>
    </div>
  )
}
