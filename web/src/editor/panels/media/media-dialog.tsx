'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import type { DialogProps } from '../dialog-props.ts'
import { MediaDetails } from './media-details.tsx'
import styles from './media-dialog.module.css'
import { MediaGrid } from './media-grid.tsx'
import { createMediaLibrary } from './media-library.ts'
import { useMediaWords } from './messages/use-media-words.ts'
import { UploadZone } from './upload-zone.tsx'
import { useDeleteMedia } from './use-delete-media.ts'
import { useUploads } from './use-uploads.ts'

const noFiles: readonly File[] = []

/** The pictures or videos of the site: upload, find, describe, delete, and choose one. */
export function MediaDialog({ accept, files = noFiles, onPick, onClose }: DialogProps<'media'>) {
  const t = useMediaWords()
  const session = useEditor()
  const [library] = useState(() => createMediaLibrary(accept))
  const { items, search, isLoading } = useStore(library.store)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [arrived, setArrived] = useState(0)
  const notify = useNotify()
  const remove = useDeleteMedia()
  const hasFiles = useRef(files.length > 0)
  const { uploads, upload } = useUploads(
    useCallback(
      (item) => {
        library.add(item)
        setChosenId((before) => (hasFiles.current && before) || item.id)
        setArrived((count) => count + 1)
      },
      [library],
    ),
  )
  // One that fails says so in the list, and the choice is the person's.
  useEffect(() => upload(hasFiles.current ? files : []), [upload, files])
  useEffect(() => void library.search(''), [library])
  const chosen = items.find((item) => item.id === chosenId)
  const isEmpty = items.length === 0 && !isLoading && search === ''

  useEffect(() => {
    if (!hasFiles.current || arrived < files.length || !chosen) return
    hasFiles.current = false
    if (files.length > 1) notify.success(t('othersKept', { count: files.length - 1 }))
    finish(chosen)
  })

  function finish(media: MediaItem | null) {
    if (media) session.rememberMedia(media)
    onClose()
    onPick(media)
  }

  return (
    <Dialog
      open
      size="large"
      title={t('title')}
      closeLabel={t('close')}
      onClose={() => finish(null)}
      footer={
        <>
          <Button onClick={() => finish(null)}>{t('cancel')}</Button>
          <Button variant="solid" disabled={!chosen} onClick={() => finish(chosen ?? null)}>
            {t(accept === 'video' ? 'useVideo' : 'use')}
          </Button>
        </>
      }
    >
      <div className={`${styles.layout} ${chosen ? styles.withDetails : ''}`}>
        <div className={styles.library}>
          {accept === 'image' && <UploadZone uploads={uploads} isEmpty={isEmpty} onFiles={upload} />}
          {accept === 'video' && isEmpty && <p className={text.text}>{t('noVideos')}</p>}
          {!isEmpty && (
            <TextField
              type="search"
              hideLabel
              label={t(accept === 'video' ? 'searchVideos' : 'search')}
              placeholder={t(accept === 'video' ? 'searchVideos' : 'search')}
              onChange={(event) => void library.search(event.target.value.trim())}
            />
          )}
          <MediaGrid library={library} chosenId={chosenId} onChoose={setChosenId} onUse={finish} />
        </div>
        {chosen && (
          <MediaDetails
            key={chosen.id}
            accept={accept}
            item={chosen}
            onChange={library.replace}
            onDelete={() => setAsking(true)}
          />
        )}
      </div>
      {chosen && (
        <ConfirmDialog
          open={isAsking}
          danger
          title={t(accept === 'video' ? 'deleteVideoTitle' : 'deleteTitle')}
          confirmLabel={t(accept === 'video' ? 'deleteVideo' : 'delete')}
          cancelLabel={t('cancel')}
          onCancel={() => setAsking(false)}
          onConfirm={async () => {
            setAsking(false)
            if (await remove(chosen)) library.remove(chosen.id)
          }}
        >
          <p className={text.text}>{t('deleteText', { name: chosen.originalFilename })}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
