'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useEditor } from '../../context/editor-context.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import type { DialogProps } from '../dialog-props.ts'
import { MediaGrid } from './grid/media-grid.tsx'
import { DetailsPane } from './library/details-pane.tsx'
import { LibraryTools } from './library/library-tools.tsx'
import { chosenAlone, useChosen } from './library/use-chosen.ts'
import css from './media-dialog.module.css'
import { createMediaLibrary, isNarrowed } from './media-library.ts'
import { useMediaWords } from './messages/use-media-words.ts'
import { UploadZone } from './uploads/upload-zone.tsx'
import { useUploads } from './uploads/use-uploads.ts'
import { shownName } from './video/film-name.ts'
import { NewVideo } from './video/new-video.tsx'

const noFiles: readonly File[] = []
/** Words on the button that takes the chosen medium. */
const useWords = { image: 'use', video: 'useVideo', document: 'useDocument', all: 'use' } as const

/** The media of the site: upload, find, arrange, describe, delete, and choose one of a kind where a place asks for it. */
export function MediaDialog({ accept, files = noFiles, onPick, onClose }: DialogProps<'media'>) {
  const t = useMediaWords()
  const session = useEditor()
  const [library] = useState(() => createMediaLibrary(accept === 'all' ? null : accept))
  const { items, narrowing, isLoading } = useStore(library.store)
  const { selection, setSelection, chosen, press, chooseAll } = useChosen(items)
  const [arrived, setArrived] = useState(0)
  const notify = useNotify()
  const hasFiles = useRef(files.length > 0)
  const taken = accept === 'video' ? 'image' : accept
  const isFile = accept === 'document' && onPick !== null
  const given = useRef(0)
  const take = useRef(finish)
  take.current = finish
  const { uploads, upload } = useUploads(
    useCallback(
      (item, isKnown) => {
        if (isKnown && hasFiles.current) notify.news(t('knownUsed', { name: shownName(item) }))
        library.add(item, isKnown)
        // A file has no words of its own to be asked for, and no part to be chosen.
        if (isFile && given.current === 1) return take.current(item)
        setSelection((before) => (hasFiles.current && before.ids.size > 0 ? before : chosenAlone(item.id)))
        setArrived((count) => count + 1)
      },
      [library, setSelection, notify, t, isFile],
    ),
    taken,
  )
  // One that fails says so in the list, and the choice is the person's.
  useEffect(() => upload(hasFiles.current ? files : []), [upload, files])
  useEffect(() => {
    void library.again()
    // The list can be worked with all the same.
    void library.loadFacets()
  }, [library])
  const pickable = chosen.length === 1 ? chosen[0] : undefined
  const isEmpty = items.length === 0 && !isLoading && !isNarrowed(narrowing)
  const isVideo = accept === 'video'
  const takesVideos = isVideo || (accept === 'all' && narrowing.type === 'video')
  const chooseAdded = useCallback((id: string) => setSelection(chosenAlone(id)), [setSelection])

  useEffect(() => {
    if (!hasFiles.current || arrived < files.length || !pickable) return
    hasFiles.current = false
    if (files.length > 1) notify.success(t('othersKept', { count: files.length - 1 }))
    finish(pickable)
  })

  function give(files: readonly File[]) {
    given.current = files.length
    upload(files)
  }

  function finish(media: MediaItem | null) {
    if (media) session.rememberMedia(media)
    onClose()
    onPick?.(media)
  }

  const picking = (
    <>
      <Button onClick={() => finish(null)}>{t('cancel')}</Button>
      <Button variant="solid" disabled={!pickable} onClick={() => finish(pickable ?? null)}>
        {t(useWords[accept])}
      </Button>
    </>
  )
  return (
    <Dialog
      size="large"
      title={t('title')}
      closeLabel={t('close')}
      onClose={() => finish(null)}
      footer={onPick ? picking : <Button onClick={() => finish(null)}>{t('close')}</Button>}
    >
      <div className={`${css.layout} ${isEmpty ? '' : css.withDetails}`}>
        <div className={css.library}>
          {!isVideo && <UploadZone taken={taken} uploads={uploads} isEmpty={isEmpty} onFiles={give} />}
          {takesVideos && <NewVideo library={library} isEmpty={isVideo && isEmpty} onAdded={chooseAdded} />}
          {!isEmpty && <LibraryTools library={library} accept={accept} selection={selection} onSelect={setSelection} />}
          <MediaGrid
            library={library}
            selection={selection}
            onPress={press}
            onAll={chooseAll}
            onUse={onPick && finish}
          />
        </div>
        {!isEmpty && <DetailsPane library={library} chosen={chosen} isSeveral={selection.isSeveral} />}
      </div>
    </Dialog>
  )
}
