import { useEffect, useState } from 'react'
import type { MapStop } from '../../map/map-stop.ts'
import css from './map-container.module.css'
import type { MapMessages } from './messages.ts'

interface StopListProps {
  readonly stops: readonly MapStop[]
  readonly active: number
  readonly onShow: (index: number) => void
  readonly words: MapMessages
  /** Open from the start where it stands in for the map. */
  readonly startsOpen: boolean
}

/** The map as a list: the same stops with the same action, for those who cannot see or point at the map. */
export function StopList({ stops, active, onShow, words, startsOpen }: StopListProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(startsOpen), [startsOpen])
  if (stops.length === 0) return null
  return (
    <nav className={css.list} aria-label={words.list}>
      <button type="button" className={css.tool} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.list}
      </button>
      <ol className={css.stops} hidden={!isOpen}>
        {stops.map((stop, index) => (
          <li key={stop.id}>
            <button
              type="button"
              className={css.stop}
              aria-current={index === active || undefined}
              onClick={() => {
                setOpen(startsOpen)
                onShow(index)
              }}
            >
              {stop.number !== null && <span className={css.sticker}>{stop.number}</span>}
              <span>{stop.name}</span>
              <span className={css.unseen}>: {words.showOnMap}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
