import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import { useEffect, useState } from 'react'
import mapCss from './map-container.module.css'
import type { Sentences } from './messages.generated.ts'
import css from './stop-list.module.css'

interface StopListProps {
  readonly stops: readonly MapStop[]
  /** The language of the stops' names. */
  readonly locale: Locale
  readonly active: number
  readonly onShow: (index: number) => void
  readonly t: Translate<Sentences>
  readonly length: string | null
  /** Open from the start where it stands in for the map. */
  readonly startsOpen: boolean
}

/** The map as a list: the same stops with the same action, for those who cannot see or point at the map. */
export function StopList({ stops, locale, active, onShow, t, length, startsOpen }: StopListProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(startsOpen), [startsOpen])
  if (stops.length === 0) return null
  return (
    <nav className={css.list} aria-label={t('list')}>
      <button type="button" className={mapCss.tool} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('list')}
      </button>
      <div className={css.panel} hidden={!isOpen}>
        {length && <span className={css.length}>{t('round', { length })}</span>}
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
                <span lang={locale}>{stop.name}</span>
                <span className={mapCss.unseen}>: {t('showOnMap')}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
