'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import type { DialogProps } from '../dialog-props.ts'
import { DeleteSeveral } from './library/delete-several.tsx'
import { LibraryBar } from './library/library-bar.tsx'
import { LibraryFilters } from './library/library-filters.tsx'
import { RenameDialog } from './library/rename-dialog.tsx'
import { afterPress, kept, nothingChosen, type Selection } from './library/selection.ts'
import { SeveralDetails } from './library/several-details.tsx'
import { MediaDetails } from './media-details.tsx'
import styles from './media-dialog.module.css'
import { MediaGrid } from './media-grid.tsx'
import { createMediaLibrary, isNarrowed } from './media-library.ts'
import { useMediaWords } from './messages/use-media-words.ts'
import { UploadZone } from './upload-zone.tsx'
import { useDeleteMedia } from './use-delete-media.ts'
import { useUploads } from './use-uploads.ts'

const noFiles: readonly File[] = []

/** What is asked over the library. */
type Asking =
  | { readonly type: 'delete' }
  | { readonly type: 'rename'; readonly kind: 'folder' | 'tag'; readonly name: string }

/** The media of the site: upload, find, arrange, describe, delete, and choose one of a kind where a place asks for it. */
export function MediaDialog({ accept, files = noFiles, onPick, onClose }: DialogProps<'media'>) {
  const t = useMediaWords()
  const session = useEditor()
  const [library] = useState(() => createMediaLibrary(accept === 'all' ? null : accept))
  const { items, narrowing, isLoading } = useStore(library.store)
  const [chosenBefore, setSelection] = useState<Selection>(nothingChosen)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [arrived, setArrived] = useState(0)
  const notify = useNotify()
  const remove = useDeleteMedia()
  const hasFiles = useRef(files.length > 0)
  const { uploads, upload } = useUploads(
    useCallback(
      (item) => {
        library.add(item)
        setSelection((before) => (hasFiles.current && before.ids.size > 0 ? before : chosenAlone(item.id)))
        setArrived((count) => count + 1)
      },
      [library],
    ),
  )
  // One that fails says so in the list, and the choice is the person's.
  useEffect(() => upload(hasFiles.current ? files : []), [upload, files])
  useEffect(() => {
    void library.again()
    // The list can be worked with all the same.
    library.loadFacets().catch((error: unknown) => console.warn(error))
  }, [library])
  const list = useMemo(() => items.map(({ id }) => id), [items])
  const selection = kept(chosenBefore, list)
  const chosen = useMemo(() => items.filter(({ id }) => selection.ids.has(id)), [items, selection])
  const one = selection.isSeveral ? undefined : chosen[0]
  const pickable = chosen.length === 1 ? chosen[0] : undefined
  const isEmpty = items.length === 0 && !isLoading && !isNarrowed(narrowing)
  const isVideo = accept === 'video'

  useEffect(() => {
    if (!hasFiles.current || arrived < files.length || !pickable) return
    hasFiles.current = false
    if (files.length > 1) notify.success(t('othersKept', { count: files.length - 1 }))
    finish(pickable)
  })

  function finish(media: MediaItem | null) {
    if (media) session.rememberMedia(media)
    onClose()
    onPick?.(media)
  }

  function forget(ids: readonly string[]) {
    library.remove(ids)
    library.loadFacets().catch((error: unknown) => console.warn(error))
  }

  return (
    <Dialog
      open
      size="large"
      title={t('title')}
      closeLabel={t('close')}
      onClose={() => finish(null)}
      footer={
        onPick ? (
          <>
            <Button onClick={() => finish(null)}>{t('cancel')}</Button>
            <Button variant="solid" disabled={!pickable} onClick={() => finish(pickable ?? null)}>
              {t(isVideo ? 'useVideo' : 'use')}
            </Button>
          </>
        ) : (
          <Button onClick={() => finish(null)}>{t('close')}</Button>
        )
      }
    >
      <div className={`${styles.layout} ${one || selection.isSeveral ? styles.withDetails : ''}`}>
        <div className={styles.library}>
          {!isVideo && <UploadZone uploads={uploads} isEmpty={isEmpty} onFiles={upload} />}
          {isVideo && isEmpty && <p className={text.text}>{t('noVideos')}</p>}
          {!isEmpty && (
            <>
              <TextField
                type="search"
                hideLabel
                label={t(isVideo ? 'searchVideos' : 'search')}
                placeholder={t(isVideo ? 'searchVideos' : 'search')}
                onChange={(event) => void library.narrow({ search: event.target.value.trim() })}
              />
              <LibraryFilters
                library={library}
                hasTypes={accept === 'all'}
                onRename={(word) => setAsking({ type: 'rename', ...word })}
              />
              <LibraryBar library={library} selection={selection} onChange={setSelection} />
            </>
          )}
          <MediaGrid
            library={library}
            selection={selection}
            onPress={(press) => setSelection(afterPress(selection, press, list))}
            onAll={() => setSelection({ ids: new Set(list), anchor: null, isSeveral: true })}
            onUse={onPick && finish}
          />
        </div>
        {one && (
          <MediaDetails key={one.id} library={library} item={one} onDelete={() => setAsking({ type: 'delete' })} />
        )}
        {selection.isSeveral && (
          <SeveralDetails library={library} items={chosen} onDelete={() => setAsking({ type: 'delete' })} />
        )}
      </div>
      {asking?.type === 'rename' && <RenameDialog library={library} word={asking} onClose={() => setAsking(null)} />}
      {asking?.type === 'delete' && selection.isSeveral && (
        <DeleteSeveral items={chosen} onDeleted={forget} onClose={() => setAsking(null)} />
      )}
      {one && (
        <ConfirmDialog
          open={asking?.type === 'delete'}
          danger
          title={t(one.mediaType === 'video' ? 'deleteVideoTitle' : 'deleteTitle')}
          confirmLabel={t(one.mediaType === 'video' ? 'deleteVideo' : 'delete')}
          cancelLabel={t('cancel')}
          onCancel={() => setAsking(null)}
          onConfirm={async () => {
            setAsking(null)
            if (await remove(one)) forget([one.id])
          }}
        >
          <p className={text.text}>{t('deleteText', { name: one.originalFilename })}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

function chosenAlone(id: string): Selection {
  return { ids: new Set([id]), anchor: id, isSeveral: false }
}
