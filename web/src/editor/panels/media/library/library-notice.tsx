'use client'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { v7 } from 'uuid'
import { useStore } from 'zustand'
import { Button } from '../../../../ui/button.tsx'
import { withToasts } from '../../../../ui/toasts/toasts.ts'
import type { MediaLibrary } from '../media-library.ts'
import css from './library.module.css'
import { useLibraryWords } from './messages/use-library-words.ts'

/** Notice of the last action in the library, with the way back: here, where it can be reached, and in a message once the library is closed. */
export function LibraryNotice({ library }: { library: MediaLibrary }) {
  const t = useLibraryWords()
  const notice = useStore(library.store, (state) => state.notice)
  const [isBusy, setBusy] = useState(false)
  useEffect(
    () => () => {
      const left = library.store.getState().notice
      if (!left) return
      const action = { label: t('undo'), onClick: () => void left.undo() }
      withToasts((toast) => toast.success(left.text, { id: v7(), duration: 10_000, action }))
    },
    [library, t],
  )

  async function undo() {
    if (!notice) return
    setBusy(true)
    await notice.undo()
    setBusy(false)
    if (library.store.getState().notice === notice) library.tell(null)
  }

  return (
    <div role="status" className={css.notice}>
      {notice && (
        <>
          <span>{notice.text}</span>
          <Button busy={isBusy} icon={<Undo2 size={16} />} onClick={() => void undo()}>
            {t('undo')}
          </Button>
        </>
      )}
    </div>
  )
}
