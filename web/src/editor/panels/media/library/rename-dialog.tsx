'use client'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { MediaLibrary } from '../media-library.ts'
import css from './library.module.css'
import { useLibraryWords } from './messages/use-library-words.ts'
import { useLabels } from './use-labels.ts'

interface RenameDialogProps {
  library: MediaLibrary
  word: { readonly kind: 'folder' | 'tag'; readonly name: string }
  onClose: () => void
}

/** Another name for a folder or a tag wherever it stands, or none any more. */
export function RenameDialog({ library, word: { kind, name }, onClose }: RenameDialogProps) {
  const t = useLibraryWords()
  const { relabel } = useLabels(library)
  const [typed, setTyped] = useState(name)
  const to = typed.trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (to === '' || to === name) return
    onClose()
    void relabel({ kind, from: name, to }, t('renamed', { from: name, to }))
  }

  function drop() {
    onClose()
    void relabel({ kind, from: name, to: null }, t(kind === 'folder' ? 'dissolved' : 'dropped', { name }))
  }

  return (
    <Dialog
      title={t(kind === 'folder' ? 'renameFolder' : 'renameTag', { name })}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={drop}>
            {t(kind === 'folder' ? 'dissolve' : 'dropTag')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="solid" type="submit" form="rename-label" aria-disabled={to === '' || to === name}>
            {t('rename')}
          </Button>
        </>
      }
    >
      <form id="rename-label" className={css.labels} onSubmit={submit}>
        <TextField
          label={t('newName')}
          value={typed}
          maxLength={kind === 'folder' ? 60 : 40}
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
