'use client'
import { useState } from 'react'
import { useStore } from 'zustand'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { MediaLibrary } from '../media-library.ts'
import { useMediaWords } from '../messages/use-media-words.ts'
import { LibraryBar } from './library-bar.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { LibraryNotice } from './library-notice.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import type { Selection } from './selection.ts'

/** Names of the search, by the kind that is looked for. */
const searches = { image: 'search', video: 'searchVideos', document: 'searchDocuments', all: 'search' } as const

interface LibraryToolsProps {
  library: MediaLibrary
  accept: 'image' | 'video' | 'document' | 'all'
  selection: Selection
  onSelect: (selection: Selection) => void
}

/** Tools by which media are found, and several of them chosen. */
export function LibraryTools({ library, accept, selection, onSelect }: LibraryToolsProps) {
  const t = useMediaWords()
  const [renamed, setRenamed] = useState<{ kind: 'folder' | 'tag'; name: string } | null>(null)
  const label = t(searches[accept])
  const [typed, setTyped] = useState('')
  const search = useStore(library.store, ({ narrowing }) => narrowing.search)
  function find(words: string) {
    setTyped(words)
    void library.narrow({ search: words.trim() })
  }
  return (
    <>
      <TextField
        type="search"
        hideLabel
        label={label}
        placeholder={label}
        maxLength={100}
        // Who shows everything again looks for nothing.
        value={search === '' && typed.trim() !== '' ? '' : typed}
        onChange={(event) => find(event.target.value)}
      />
      <LibraryFilters library={library} hasTypes={accept === 'all'} onRename={setRenamed} />
      <LibraryNotice library={library} />
      <LibraryBar library={library} selection={selection} onChange={onSelect} />
      {renamed && <RenameDialog library={library} word={renamed} onClose={() => setRenamed(null)} />}
    </>
  )
}
