'use client'
import { feedFolder, type MediaItem } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import { Check, FileText } from 'lucide-react'
import { memo } from 'react'
import type { Press } from '../library/selection.ts'
import css from '../media-dialog.module.css'
import { useMediaWords } from '../messages/use-media-words.ts'
import { filmLength, shownName } from '../video/film-name.ts'
import { FilmMark } from '../video/film-tile.tsx'

interface TileProps {
  item: MediaItem
  isChosen: boolean
  /** The same functions whenever the list is drawn anew, so that its tiles need not be. */
  onPress: (press: Press) => void
  onUse: (item: MediaItem) => void
}

/** Medium of the library: its picture or what it is, whether it is chosen, and whether words are missing. */
export const Tile = memo(function Tile({ item, isChosen, onPress, onUse }: TileProps) {
  const t = useMediaWords()
  const { x, y } = item.focalPoint ?? { x: 0.5, y: 0.5 }
  return (
    <button
      type="button"
      className={css.tile}
      aria-pressed={isChosen}
      aria-label={tileName(item)}
      title={shownName(item)}
      onClick={({ shiftKey, ctrlKey, metaKey }) =>
        onPress({ id: item.id, isRange: shiftKey, isOneMore: ctrlKey || metaKey })
      }
      onDoubleClick={() => onUse(item)}
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
})

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
