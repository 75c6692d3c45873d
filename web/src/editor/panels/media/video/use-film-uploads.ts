import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { useEffect, useState } from 'react'
import { errorSentence } from '../../../../cms/error-sentence.ts'
import { useEditor } from '../../../context/editor-context.tsx'
import { useWords } from '../../../locales/words.tsx'
import type { EditorSession } from '../../../session/editor-session.ts'
import { useNotify } from '../../../shell/use-notify.ts'
import { type FilmUpload, FilmUploads } from './film-uploads.ts'
import { type FilmWords, useFilmWords } from './messages/use-film-words.ts'

interface Kept {
  readonly uploads: FilmUploads
  /** The open library, if one is. */
  library: ((media: MediaItem) => void) | null
}

const kept = new WeakMap<EditorSession, Kept>()

/** The films on their way, which outlive the library's dialog; `onMedia` is told of each that is in the library or changes there. */
export function useFilmUploads(onMedia: (media: MediaItem) => void): FilmUploads {
  const session = useEditor()
  const t = useFilmWords()
  const notify = useNotify()
  const { language } = useWords()
  const [mine] = useState(() => {
    const known = kept.get(session)
    if (known) return known
    const made: Kept = {
      library: null,
      uploads: new FilmUploads({
        onMedia: (media) => {
          session.rememberMedia(media)
          made.library?.(media)
        },
        onEnd: (upload) =>
          upload.state === 'ready'
            ? notify.success(t('isReady', { name: upload.name }))
            : notify.refusal(`${t('failed', { name: upload.name })}. ${reasonOf(upload, { t, language })}`),
      }),
    }
    window.addEventListener('beforeunload', (event) => made.uploads.isSending() && event.preventDefault())
    kept.set(session, made)
    return made
  })
  useEffect(() => {
    mine.library = onMedia
    return () => {
      mine.library = null
    }
  }, [mine, onMedia])
  return mine.uploads
}

const faults = new Set<unknown>(['type', 'size', 'empty', 'notSent', 'unreadable'])

/** Why a film is not ready, and what to do. */
export function reasonOf({ why }: FilmUpload, { t, language }: { t: FilmWords; language: string }): string {
  return faults.has(why) ? t(`faults.${why as 'type'}`) : errorSentence(why, language)
}
