'use client'
import { acceptedDocuments, acceptedFiles } from '@blickfang/contract/content/media/media.ts'
import { Check, CircleAlert, FileUp, ImageUp } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import text from '../../../../ui/text.module.css'
import css from '../media-dialog.module.css'
import { useMediaWords } from '../messages/use-media-words.ts'
import type { Taken } from './refuse-file.ts'
import type { Upload } from './use-upload-list.ts'

interface UploadZoneProps {
  /** Pictures, unless it says so. */
  taken?: Taken
  uploads: readonly Upload[]
  isEmpty: boolean
  onFiles: (files: readonly File[]) => void
}

/** Words of a place that takes pictures, files or both, and the files that its input asks for. */
const places = {
  image: { title: 'emptyTitle', drop: 'dropHere', formats: 'formats', accept: acceptedFiles },
  document: {
    title: 'emptyDocuments',
    drop: 'dropDocuments',
    formats: 'documentFormats',
    accept: acceptedDocuments,
  },
  all: { title: 'emptyAll', drop: 'dropAll', formats: 'allFormats', accept: `${acceptedFiles},${acceptedDocuments}` },
} as const satisfies Record<Taken, object>

/** Takes pictures and files by drop, paste and file picker, and shows how far each is. */
export function UploadZone({ taken = 'image', uploads, isEmpty, onFiles }: UploadZoneProps) {
  const t = useMediaWords()
  const [isOver, setOver] = useState(false)
  const place = places[taken]
  const Icon = taken === 'document' ? FileUp : ImageUp
  const input = useRef<HTMLInputElement>(null)
  usePastedFiles(onFiles)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }

  return (
    <>
      {/* Dropping is the short way; the button inside does the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a target for drops */}
      <div
        className={`${css.zone} ${isEmpty ? css.empty : ''}`}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isEmpty && <Icon size={40} strokeWidth={1.25} aria-hidden="true" />}
        {isEmpty && <strong>{t(place.title)}</strong>}
        <span>{t(place.drop)}</span>
        <Button icon={<Icon size={16} />} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        {isEmpty && <span className={text.soft}>{t(place.formats)}</span>}
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={place.accept}
          aria-label={t('choose')}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul className={css.progress}>
          {uploads.map((upload) => (
            <li key={upload.key}>
              {upload.failure === null ? <Running upload={upload} /> : <Failed upload={upload} />}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** How far it is. */
function Running({ upload }: { upload: Upload }) {
  const { name, share, isPending, isDone, again, cancel } = upload
  const t = useMediaWords()
  if (again) return <Known name={name} again={again} onDismiss={cancel} />
  return (
    <>
      <span className={css.name}>{name}</span>
      <progress value={share} max={1} aria-label={t('uploading', { name })} />
      {isDone ? (
        <span className={css.done}>
          <Check size={14} aria-hidden="true" />
          {t('done')}
        </span>
      ) : (
        <>
          <span className={css.share}>
            {share < 1 ? `${Math.round(share * 100)} %` : t(isPending ? 'pending' : 'checking')}
          </span>
          <Button aria-label={t('cancelUpload', { name })} onClick={cancel}>
            {t('cancel')}
          </Button>
        </>
      )}
    </>
  )
}

/** Says that the picture was there before: the known copy is chosen, and the file may still come as a picture of its own. */
function Known({ name, again, onDismiss }: { name: string; again: () => void; onDismiss: () => void }) {
  const t = useMediaWords()
  return (
    <>
      <p className={css.failure} role="status">
        <span>{t('known', { name })}</span>
      </p>
      <Button aria-label={t('uploadAgain', { name })} onClick={again}>
        {t('anyway')}
      </Button>
      <Button aria-label={t('dismissUpload', { name })} onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </>
  )
}

/** Says what went wrong with an upload and what to do, until somebody takes it away. */
function Failed({ upload: { name, failure, retry, cancel } }: { upload: Upload }) {
  const t = useMediaWords()
  return (
    <>
      <p className={css.failure} role="alert">
        <CircleAlert size={16} aria-hidden="true" />
        <span>
          <strong>{t('uploadError', { name })}</strong> {failure}
        </span>
      </p>
      {retry && (
        <Button aria-label={t('retryUpload', { name })} onClick={retry}>
          {t('retry')}
        </Button>
      )}
      <Button aria-label={t('dismissUpload', { name })} onClick={cancel}>
        {t('dismiss')}
      </Button>
    </>
  )
}

function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
}
