'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { errorSentence } from '../../../../cms/error-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import text from '../../../../ui/text.module.css'
import { useWords } from '../../../locales/words.tsx'
import { NothingFound } from '../library/nothing-found.tsx'
import type { Press, Selection } from '../library/selection.ts'
import css from '../media-dialog.module.css'
import { isNarrowed, type MediaLibrary } from '../media-library.ts'
import { useMediaWords } from '../messages/use-media-words.ts'
import { Tile } from './tile.tsx'
import { useFocusAt } from './use-focus-at.ts'
import { useReachedEnd } from './use-reached-end.ts'
import { useTilesInSight } from './use-tiles-in-sight.ts'

interface MediaGridProps {
  library: MediaLibrary
  selection: Selection
  onPress: (press: Press) => void
  onAll: () => void
  onUse: ((item: MediaItem) => void) | null
}

/** The media as they are narrowed and ordered. A click chooses, a double click takes; more of them come when one has scrolled to the end. */
export function MediaGrid({ library, selection, onPress, onAll, onUse }: MediaGridProps) {
  const t = useMediaWords()
  const { language } = useWords()
  const { items, total, hasMore, narrowing, isLoading, error } = useStore(library.store)
  const mayLoad = !isLoading && !error && hasMore
  const [grid, setGrid] = useState<HTMLUListElement | null>(null)
  const focus = useFocusAt(grid)
  const tiles = useTilesInSight({ grid, count: items.length, kept: focus.at })
  const acts = useSteady({ onPress, onUse })
  useChosenInSight(grid, selection.anchor)
  const end = useReachedEnd(mayLoad, () => void library.more())

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onAll()
    } else if (focus.move(event, { count: items.length, columns: tiles.columns })) event.preventDefault()
  }

  return (
    <>
      <ul
        ref={setGrid}
        className={css.grid}
        style={tiles.style}
        aria-busy={isLoading}
        onKeyDown={onKeyDown}
        onFocus={focus.follow}
      >
        {tiles.places.map((place) => {
          const item = items[place]
          if (!item) return null
          return (
            <li
              key={item.id}
              data-place={place}
              style={tiles.placeStyle(place)}
              aria-posinset={place + 1}
              aria-setsize={total}
            >
              <Tile item={item} isChosen={selection.ids.has(item.id)} onPress={acts.onPress} onUse={acts.onUse} />
            </li>
          )
        })}
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
        {mayLoad && (
          <Button onClick={() => void library.more()}>{t('more', { count: Math.max(total - items.length, 1) })}</Button>
        )}
      </div>
    </>
  )
}

/** Width from which on what is told of a medium stands beside the list, in px, as in the styles. */
const wide = 800

/** Brings the tile that was chosen above what is told of it, where that lies over the end of the list. */
function useChosenInSight(grid: HTMLElement | null, chosen: string | null): void {
  useEffect(() => {
    if (chosen === null || window.innerWidth >= wide) return
    grid?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [grid, chosen])
}

/** Acts of a tile, as functions that stay the same. */
function useSteady(acts: Pick<MediaGridProps, 'onPress' | 'onUse'>) {
  const latest = useRef(acts)
  latest.current = acts
  const [steady] = useState(() => ({
    onPress: (press: Press) => latest.current.onPress(press),
    onUse: (item: MediaItem) => latest.current.onUse?.(item),
  }))
  return steady
}
