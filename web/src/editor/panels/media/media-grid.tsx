'use client'
import { feedFolder, type MediaItem } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import { Check } from 'lucide-react'
import { useStore } from 'zustand'
import { errorSentence } from '../../../cms/error-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { useWords } from '../../locales/words.tsx'
import styles from './media-dialog.module.css'
import type { MediaLibrary } from './media-library.ts'
import { useMediaWords } from './messages/use-media-words.ts'

interface MediaGridProps {
  library: MediaLibrary
  chosenId: string | null
  onChoose: (id: string) => void
  onUse: (item: MediaItem) => void
}

/** The pictures, newest first. A click chooses, a double click takes. */
export function MediaGrid({ library, chosenId, onChoose, onUse }: MediaGridProps) {
  const t = useMediaWords()
  const { language } = useWords()
  const { items, total, search, isLoading, error } = useStore(library.store)
  return (
    <>
      <ul className={styles.grid} aria-busy={isLoading}>
        {items.map((item) => (
          <li key={item.id}>
            <Tile
              item={item}
              isChosen={item.id === chosenId}
              onChoose={() => onChoose(item.id)}
              onUse={() => onUse(item)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {isLoading && <Spinner label={t('loading')} />}
        {!isLoading && Boolean(error) && (
          <p className={text.soft} role="alert">
            {errorSentence(error, language)} <Button onClick={() => void library.search(search)}>{t('retry')}</Button>
          </p>
        )}
        {!isLoading && !error && items.length === 0 && search !== '' && (
          <p className={text.soft}>{t('nothing', { search })}</p>
        )}
        {!isLoading && !error && items.length < total && (
          <Button onClick={() => void library.more()}>{t('more', { count: total - items.length })}</Button>
        )}
      </div>
    </>
  )
}

interface TileProps {
  item: MediaItem
  isChosen: boolean
  onChoose: () => void
  onUse: () => void
}

function Tile({ item, isChosen, onChoose, onUse }: TileProps) {
  const t = useMediaWords()
  const { x, y } = item.focalPoint ?? { x: 0.5, y: 0.5 }
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={isChosen}
      aria-label={item.alt || item.originalFilename}
      title={item.originalFilename}
      onClick={onChoose}
      onDoubleClick={onUse}
    >
      <img
        src={pictureAddress(item, 320)}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
      />
      {isChosen && (
        <span className={styles.check}>
          <Check size={14} aria-hidden="true" />
        </span>
      )}
      {lacksAlt(item) && <span className={styles.noAlt}>{t('noAlt')}</span>}
    </button>
  )
}

/** A picture of a feed is told of by its post. */
function lacksAlt({ alt, bucketFolder }: MediaItem): boolean {
  return alt === '' && bucketFolder !== feedFolder
}
