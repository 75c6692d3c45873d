'use client'
import { feedFolder, type MediaItem } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import { Check, FileText } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useStore } from 'zustand'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { useWords } from '../../locales/words.tsx'
import { moveFocus } from './library/move-focus.ts'
import { NothingFound } from './library/nothing-found.tsx'
import type { Selection } from './library/selection.ts'
import { useReachedEnd } from './library/use-reached-end.ts'
import css from './media-dialog.module.css'
import { isNarrowed, type MediaLibrary } from './media-library.ts'
import { useMediaWords } from './messages/use-media-words.ts'
import { filmLength, shownName } from './video/film-name.ts'
import { FilmMark } from './video/film-tile.tsx'

interface MediaGridProps {
  library: MediaLibrary
  selection: Selection
  onPress: (press: { id: string; isRange: boolean; isOneMore: boolean }) => void
  onAll: () => void
  onUse: ((item: MediaItem) => void) | null
}

/** The media as they are narrowed and ordered. A click chooses, a double click takes; more of them come when one has scrolled to the end. */
export function MediaGrid({ library, selection, onPress, onAll, onUse }: MediaGridProps) {
  const t = useMediaWords()
  const { language } = useWords()
  const { items, total, narrowing, isLoading, error } = useStore(library.store)
  const mayLoad = !isLoading && !error && items.length < total
  const end = useReachedEnd(mayLoad, () => void library.more())

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onAll()
    } else if (moveFocus(event.currentTarget, event.key)) event.preventDefault()
  }

  return (
    <>
      <ul className={css.grid} aria-busy={isLoading} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <li key={item.id}>
            <Tile
              item={item}
              isChosen={selection.ids.has(item.id)}
              onChoose={({ shiftKey, ctrlKey, metaKey }) =>
                onPress({ id: item.id, isRange: shiftKey, isOneMore: ctrlKey || metaKey })
              }
              onUse={() => onUse?.(item)}
            />
          </li>
        ))}
      </ul>
      <div className={css.more} ref={end}>
        {isLoading && <Spinner label={t('loading')} />}
        {!isLoading && Boolean(error) && (
          <p className={text.soft} role="alert">
            {errorSentence(error, language)} <Button onClick={() => void library.again()}>{t('retry')}</Button>
          </p>
        )}
        {!isLoading && !error && items.length === 0 && narrowing.search !== '' && (
          <p className={text.soft}>{t('nothing', { search: narrowing.search })}</p>
        )}
        {!isLoading && !error && items.length === 0 && narrowing.search === '' && isNarrowed(narrowing) && (
          <NothingFound />
        )}
        {mayLoad && <Button onClick={() => void library.more()}>{t('more', { count: total - items.length })}</Button>}
      </div>
    </>
  )
}

interface TileProps {
  item: MediaItem
  isChosen: boolean
  onChoose: (event: MouseEvent) => void
  onUse: () => void
}

function Tile({ item, isChosen, onChoose, onUse }: TileProps) {
  const t = useMediaWords()
  const { x, y } = item.focalPoint ?? { x: 0.5, y: 0.5 }
  return (
    <button
      type="button"
      className={css.tile}
      aria-pressed={isChosen}
      aria-label={tileName(item)}
      title={shownName(item)}
      onClick={onChoose}
      onDoubleClick={onUse}
    >
      {item.mediaType === 'document' ? (
        <FileTile item={item} />
      ) : (
        <img
          src={pictureAddress(item, 320)}
          alt=""
          loading="lazy"
          decoding="async"
          style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
        />
      )}
      {item.mediaType === 'video' && <FilmMark item={item} />}
      {isChosen && (
        <span className={css.check}>
          <Check size={14} aria-hidden="true" />
        </span>
      )}
      {lacksAlt(item) && (
        <span className={css.noAlt} data-film={item.mediaType === 'video' || undefined}>
          {t('noAlt')}
        </span>
      )}
    </button>
  )
}

/** Films are told apart by their own names, pictures by what is to be seen. */
function tileName(item: MediaItem): string {
  if (item.mediaType !== 'video') return item.alt || item.originalFilename
  return [shownName(item), filmLength(item.videoSettings?.seconds)].filter(Boolean).join(', ')
}

/** A file has no picture: its kind and its name tell it from others. */
function FileTile({ item }: { item: MediaItem }) {
  return (
    <span className={css.file}>
      <FileText size={32} strokeWidth={1.25} aria-hidden="true" />
      <span className={css.fileKind}>{item.extension.toUpperCase()}</span>
      <span className={css.fileName}>{item.originalFilename}</span>
    </span>
  )
}

/** A picture of a feed is told of by its post; a file says by its name what it is. */
function lacksAlt({ alt, bucketFolder, mediaType }: MediaItem): boolean {
  return alt === '' && bucketFolder !== feedFolder && mediaType !== 'document'
}
