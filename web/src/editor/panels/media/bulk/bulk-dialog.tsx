'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import text from '../../../../ui/text.module.css'
import { withToasts } from '../../../../ui/toasts/toasts.ts'
import { addPictureCards } from '../../../commands/add-picture-cards.ts'
import { useEditor } from '../../../context/editor-context.tsx'
import { useNotify } from '../../../shell/use-notify.ts'
import type { DialogProps } from '../../dialog-props.ts'
import { useMediaWords } from '../messages/use-media-words.ts'
import { UploadZone } from '../uploads/upload-zone.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import css from './bulk.module.css'
import { useBulkWords } from './messages/use-bulk-words.ts'

const noFiles: readonly File[] = []

/** How long it says that the pictures stand there. Source: spec/editor.md §9. */
const readyMs = 3_000

/** Takes several pictures for a board: each becomes a card, all of them in one step of undo; those that fail are told one by one. */
export function BulkDialog({ boardId, files = noFiles, onClose }: DialogProps<'bulk'>) {
  const t = useBulkWords()
  const media = useMediaWords()
  const session = useEditor()
  const notify = useNotify()
  const arrived = useRef<MediaItem[]>([])
  const told = useRef(new Set<string>())
  const [done, setDone] = useState(0)
  const [isReady, setReady] = useState(false)
  const { uploads, upload } = useUploads(
    useCallback(
      (item, isKnown) => {
        if (isKnown) notify.news(media('knownUsed', { name: item.originalFilename }))
        arrived.current.push(item)
        setDone((count) => count + 1)
      },
      [notify, media],
    ),
  )
  useEffect(() => upload(files), [upload, files])
  const running = uploads.filter(({ isDone, failure }) => !isDone && failure === null)
  const failed = uploads.filter(({ failure }) => failure !== null)
  const isUploading = running.length > 0

  useEffect(() => {
    for (const { key, name, failure } of failed) {
      if (failure === null || told.current.has(key)) continue
      told.current.add(key)
      withToasts((toast) =>
        toast.error(media('uploadError', { name }), { id: key, description: failure, duration: 10_000 }),
      )
    }
  }, [failed, media])

  useEffect(() => {
    if (!isUploading && arrived.current.length > 0) finish()
  })

  useEffect(() => {
    if (!isReady || isUploading) return
    const timer = setTimeout(() => {
      setReady(false)
      // Nobody had opened it to choose more.
      if (files.length > 0 && failed.length === 0) onClose()
    }, readyMs)
    return () => clearTimeout(timer)
  }, [isReady, isUploading, files, failed.length, onClose])

  function finish() {
    const placed = arrived.current.splice(0)
    setDone(0)
    setReady(true)
    for (const item of placed) session.rememberMedia(item)
    const patch = session.run(addPictureCards, { boardId, mediaIds: placed.map(({ id }) => id) })
    const count = patch.filter((change) => change.type === 'value').length
    if (count > 0) notify.success(t('added', { count }))
    if (count < placed.length) notify.news(t('noRoom', { count: placed.length - count }))
  }

  function close() {
    const left = arrived.current.length
    if (left > 0) notify.news(t('left', { count: left }))
    onClose()
  }

  return (
    <Dialog
      size="medium"
      title={t('title')}
      description={t('hint')}
      closeLabel={t('close')}
      onClose={close}
      footer={<Button onClick={close}>{t(isUploading ? 'cancel' : 'close')}</Button>}
    >
      <div className={css.bulk}>
        <UploadZone uploads={uploads} isEmpty={uploads.length === 0} onFiles={upload} />
        <p role="status" className={text.text}>
          {isUploading && t('uploading', { done, all: done + running.length })}
          {isReady && !isUploading && t('ready')}
        </p>
      </div>
    </Dialog>
  )
}
