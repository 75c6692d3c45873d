'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import text from '../../../../ui/text.module.css'
import { deleteWords } from '../delete-words.ts'
import { MediaDetails } from '../media-details.tsx'
import css from '../media-dialog.module.css'
import type { MediaLibrary } from '../media-library.ts'
import { useMediaWords } from '../messages/use-media-words.ts'
import { useDeleteMedia } from '../use-delete-media.ts'
import { shownName } from '../video/film-name.ts'
import { DeleteSeveral } from './delete-several.tsx'
import { SeveralDetails } from './several-details.tsx'

interface DetailsPaneProps {
  library: MediaLibrary
  chosen: readonly MediaItem[]
  isSeveral: boolean
}

/** Details of the chosen medium, or actions for several, and the way out of the library. */
export function DetailsPane({ library, chosen, isSeveral }: DetailsPaneProps) {
  const t = useMediaWords()
  const remove = useDeleteMedia()
  const [isAsking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  const close = () => setAsking(false)

  function forget(ids: readonly string[]) {
    library.remove(ids)
    void library.loadFacets()
  }

  if (isSeveral) {
    return (
      <>
        <SeveralDetails library={library} items={chosen} onDelete={ask} />
        {isAsking && <DeleteSeveral items={chosen} onDeleted={forget} onClose={close} />}
      </>
    )
  }
  const [item] = chosen
  // Its room is there before, so that the second click of two falls on the same tile.
  if (!item) return <p className={`${css.details} ${css.unchosen} ${text.soft}`}>{t('unchosen')}</p>
  const words = deleteWords(item)
  return (
    <>
      <MediaDetails key={item.id} library={library} item={item} onDelete={ask} />
      <ConfirmDialog
        open={isAsking}
        danger
        title={t(words.title)}
        confirmLabel={t(words.label)}
        cancelLabel={t('cancel')}
        onCancel={close}
        onConfirm={async () => {
          close()
          if (await remove(item)) forget([item.id])
        }}
      >
        <p className={text.text}>{t('deleteText', { name: shownName(item) })}</p>
      </ConfirmDialog>
    </>
  )
}
