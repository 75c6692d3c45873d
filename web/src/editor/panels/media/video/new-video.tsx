'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { Choice } from '@blickfang/contract/options/choice.tsx'
import { VideoAddress } from '@blickfang/contract/options/media/video-address.tsx'
import { useCallback, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { call } from '../../../../cms/api-client.ts'
import text from '../../../../ui/text.module.css'
import { useControlServices } from '../../../shell/use-control-services.ts'
import type { MediaLibrary } from '../media-library.ts'
import css from './film.module.css'
import { FilmZone } from './film-zone.tsx'
import { useFilmWords } from './messages/use-film-words.ts'
import { useFilmUploads } from './use-film-uploads.ts'

interface NewVideoProps {
  library: MediaLibrary
  /** There is no video yet. */
  isEmpty: boolean
  onAdded: (id: string) => void
}

const getDirectUpload = () => call('getDirectUpload', {})

/** A film of one's own, where films can be uploaded, or a video of YouTube or Mux by its address. */
export function NewVideo({ library, isEmpty, onAdded }: NewVideoProps) {
  const t = useFilmWords()
  const id = useId()
  const services = useControlServices()
  const { answer, failure } = useRead(getDirectUpload)
  const [source, setSource] = useState<'own' | 'youtube'>('own')
  const show = useCallback(
    (media: MediaItem) => {
      const isKnown = library.store.getState().items.some((item) => item.id === media.id)
      if (isKnown) return library.replace(media)
      library.add(media)
      onAdded(media.id)
    },
    [library, onAdded],
  )
  const uploads = useFilmUploads(show)
  const items = useStore(library.store, (state) => state.items)
  // What somebody else uploads, or was uploaded before a reload, becomes ready in sight too.
  useEffect(() => {
    for (const item of items) if (item.videoSettings?.upload === 'preparing') void uploads.follow(item)
  }, [items, uploads])

  async function showAdded(mediaId: string) {
    const [media] = (await call('listMedia', { id: mediaId })).media
    if (media) show(media)
    onAdded(mediaId)
  }

  if (!answer && failure === null) return null
  // An address can be given all the same.
  const isOffered = answer?.isOffered ?? false
  const offered = (['own', 'youtube'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <div className={css.newVideo}>
      {isOffered && <Choice label={t('source')} value={source} offered={offered} onChange={setSource} />}
      {isOffered && source === 'own' ? (
        <FilmZone uploads={uploads} />
      ) : (
        <VideoAddress id={id} services={services} onAdd={(added) => void showAdded(added)} />
      )}
      {isEmpty && <p className={text.text}>{t('none')}</p>}
    </div>
  )
}
