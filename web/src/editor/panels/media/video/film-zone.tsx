'use client'
import { filmExtensions } from '@blickfang/contract/options/media/video.ts'
import { Check, CircleAlert, Clapperboard } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../../ui/button.tsx'
import text from '../../../../ui/text.module.css'
import { useWords } from '../../../locales/words.tsx'
import css from '../media-dialog.module.css'
import type { FilmUpload, FilmUploads } from './film-uploads.ts'
import { useFilmWords } from './messages/use-film-words.ts'
import { reasonOf } from './use-film-uploads.ts'

const accept = filmExtensions.map((extension) => `.${extension}`).join(',')

/** Takes films by drop and file picker, and shows how far each is. */
export function FilmZone({ uploads }: { uploads: FilmUploads }) {
  const t = useFilmWords()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const list = useStore(uploads.store, (state) => state.uploads)
  return (
    <>
      {/* Dropping is the short way; the button inside does the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a target for drops */}
      <div
        className={css.zone}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          uploads.begin([...event.dataTransfer.files])
        }}
      >
        <span>{t('drop')}</span>
        <Button icon={<Clapperboard size={16} />} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <span className={text.soft}>{t('formats')}</span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={accept}
          aria-label={t('choose')}
          onChange={(event) => {
            uploads.begin([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      {list.length > 0 && (
        <ul className={css.progress} aria-label={t('uploads')}>
          {list.map((upload) => (
            <li key={upload.key}>
              {upload.state === 'failed' ? (
                <Failed upload={upload} uploads={uploads} />
              ) : (
                <Running upload={upload} uploads={uploads} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface OneProps {
  upload: FilmUpload
  uploads: FilmUploads
}

const underWay = new Set<FilmUpload['state']>(['sending', 'offline', 'paused'])

function Running({ upload: { key, name, share, state }, uploads }: OneProps) {
  const t = useFilmWords()
  const percent = Math.floor(share * 100)
  // Every percent would be too much to hear: what is said is what changes otherwise.
  const said = state === 'sending' || state === 'failed' ? '' : t(`states.${state}`, { percent })
  return (
    <>
      <span className={css.name}>{name}</span>
      {underWay.has(state) && <progress value={share} max={1} aria-label={t('progress', { name })} />}
      {state === 'sending' && <span className={css.share}>{t('states.sending', { percent })}</span>}
      <span className={state === 'ready' ? css.done : css.share} role="status">
        {state === 'ready' && <Check size={14} aria-hidden="true" />}
        {said}
      </span>
      {(state === 'sending' || state === 'offline') && (
        <Button aria-label={t('pauseNamed', { name })} onClick={() => uploads.pause(key)}>
          {t('pause')}
        </Button>
      )}
      {state === 'paused' && (
        <Button aria-label={t('resumeNamed', { name })} onClick={() => uploads.resume(key)}>
          {t('resume')}
        </Button>
      )}
      {(underWay.has(state) || state === 'waiting') && (
        <Button aria-label={t('cancelNamed', { name })} onClick={() => uploads.drop(key)}>
          {t('cancel')}
        </Button>
      )}
    </>
  )
}

function Failed({ upload, uploads }: OneProps) {
  const t = useFilmWords()
  const { language } = useWords()
  const { key, name, mayRetry } = upload
  return (
    <>
      <p className={css.failure} role="alert">
        <CircleAlert size={16} aria-hidden="true" />
        <span>
          <strong>{t('failed', { name })}.</strong> {reasonOf(upload, { t, language })}
        </span>
      </p>
      {mayRetry && (
        <Button aria-label={t('retryNamed', { name })} onClick={() => uploads.retry(key)}>
          {t('retry')}
        </Button>
      )}
      <Button aria-label={t('hideNamed', { name })} onClick={() => uploads.drop(key)}>
        {t('hide')}
      </Button>
    </>
  )
}
