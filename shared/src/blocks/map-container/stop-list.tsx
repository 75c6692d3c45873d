import { useEffect, useState } from 'react'
import type { MapStop } from '../../map/map-stop.ts'
import mapCss from './map-container.module.css'
import type { MapMessages } from './messages.ts'
import css from './stop-list.module.css'

interface StopListProps {
  readonly stops: readonly MapStop[]
  readonly active: number
  readonly onShow: (index: number) => void
  readonly words: MapMessages
  readonly length: string | null
  /** Open from the start where it stands in for the map. */
  readonly startsOpen: boolean
}

/** The map as a list: the same stops with the same action, for those who cannot see or point at the map. */
export function StopList({ stops, active, onShow, words, length, startsOpen }: StopListProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(startsOpen), [startsOpen])
  if (stops.length === 0) return null
  return (
    <nav className={css.list} aria-label={words.list}>
      <button type="button" className={mapCss.tool} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.list}
      </button>
      <div className={css.panel} hidden={!isOpen}>
        {length && (
          <span className={css.length}>
            {words.round}: {length}
          </span>
        )}
        <ol className={css.stops}>
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
                <span className={mapCss.unseen}>: {words.showOnMap}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
