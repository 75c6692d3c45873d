import { Marker, Popup } from '@vis.gl/react-maplibre'
import { useState } from 'react'
import type { MapMarker } from '../../../map/map-marker.ts'
import type { MapStop } from '../../../map/map-stop.ts'
import css from '../map-container.module.css'
import type { MapMessages } from '../messages.ts'
import { MarkerIcon } from './marker-icon.tsx'
import type { LivePosition } from './use-live-position.ts'
import { useZoom } from './use-zoom.ts'

/** Width of a popup in pixels. Source: spec/public-site.md §9. */
const popupWidth = '220px'
/** From this zoom on there is room for the ends of all holes. */
const near = 16.5
/** How far two markers of the same place move apart, each, in pixels. */
const aside = 20

interface MarkersProps {
  readonly stops: readonly MapStop[]
  readonly active: number
  readonly onOpen: ((index: number) => void) | null
  readonly position: LivePosition
  readonly words: MapMessages
}

/** The markers of all stops as buttons with names, the popup of the one that was pressed, and the visitor. */
export function Markers({ stops, active, onOpen, position, words }: MarkersProps) {
  const [open, setOpen] = useState<MapMarker | null>(null)
  const isFar = useZoom() < near
  const openStop = stops.find(({ id }) => id === open?.stopId)
  return (
    <>
      {stops.map((stop, index) =>
        stop.markers
          .filter(({ icon }) => !isFar || index === active || icon !== 'end')
          .map((marker) => (
            <Marker
              key={marker.id}
              longitude={marker.lng}
              latitude={marker.lat}
              anchor="bottom"
              offset={[marker.side * aside, 0]}
              ref={asPlainElement}
              style={{ zIndex: index === active ? 2 : 1 }}
            >
              <button
                type="button"
                className={css.marker}
                data-icon={marker.icon}
                data-far={isFar || undefined}
                data-active={index === active || undefined}
                data-pair={marker.hasPair || undefined}
                aria-label={`${nameOf(stop, words)}, ${words.icons[marker.icon]}`}
                aria-expanded={open?.id === marker.id}
                onClick={(event) => {
                  // The map would take the same click as one beside the popup, and close it.
                  event.stopPropagation()
                  setOpen(marker)
                }}
              >
                <MarkerIcon icon={marker.icon} number={marker.number} />
              </button>
            </Marker>
          )),
      )}
      {position.place && (
        <Marker longitude={position.place.lng} latitude={position.place.lat} ref={asPlainElement}>
          <span className={css.me} role="img" aria-label={words.me}>
            {position.heading !== null && <span className={css.heading} style={{ rotate: `${position.heading}deg` }} />}
          </span>
        </Marker>
      )}
      {open && openStop && (
        <Popup
          longitude={open.lng}
          latitude={open.lat}
          anchor="bottom"
          offset={[open.side * aside, -52]}
          maxWidth={popupWidth}
          className={css.popup ?? ''}
          onClose={() => setOpen(null)}
        >
          {openStop.imageUrl && <img src={openStop.imageUrl} alt="" width="220" height="124" loading="lazy" />}
          <p className={css.popupName}>{nameOf(openStop, words)}</p>
          {openStop.text && <p className={css.popupText}>{excerpt(openStop.text)}</p>}
          {onOpen ? (
            <button
              type="button"
              className={css.popupButton}
              onClick={() => {
                setOpen(null)
                onOpen(stops.indexOf(openStop))
              }}
            >
              {words.open}
            </button>
          ) : (
            <a className={css.popupButton} href={openStop.href}>
              {words.open}
            </a>
          )}
        </Popup>
      )}
    </>
  )
}

function nameOf(stop: MapStop, words: MapMessages): string {
  return stop.number === null ? stop.name : `${words.station} ${stop.number}: ${stop.name}`
}

function excerpt(text: string): string {
  return text.length > 110 ? `${text.slice(0, text.lastIndexOf(' ', 110))} …` : text
}

/** MapLibre calls its wrapper a button with a name of its own; the real one is inside. */
function asPlainElement(marker: { getElement: () => HTMLElement } | null): void {
  const element = marker?.getElement()
  element?.setAttribute('role', 'presentation')
  element?.removeAttribute('aria-label')
  element?.removeAttribute('tabindex')
}
