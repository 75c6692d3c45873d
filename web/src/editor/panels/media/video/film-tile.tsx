import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { Play } from 'lucide-react'
import css from './film.module.css'
import { filmLength, shownName } from './film-name.ts'

/** Tells films from pictures and from each other, over their posters: a sign, the name and the length. */
export function FilmMark({ item }: { item: MediaItem }) {
  const length = filmLength(item.videoSettings?.seconds)
  return (
    <>
      <span className={css.sign}>
        <Play size={18} fill="currentColor" aria-hidden="true" />
      </span>
      <span className={css.strip}>
        <span className={css.filmName}>{shownName(item)}</span>
        {length && <span>{length}</span>}
      </span>
    </>
  )
}
