import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { MapMarker } from '@blickfang/views/map/map-marker.ts'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import { Marker } from '@vis.gl/react-maplibre'
import { useRef, useState } from 'react'
import css from '../map-container.module.css'
import type { Sentences } from '../messages.generated.ts'
import { MarkerIcon } from './marker-icon.tsx'
import { aside, StopPopup } from './popup/stop-popup.tsx'
import type { LivePosition } from './use-live-position.ts'
import { useZoom } from './use-zoom.ts'

/** From this zoom on there is room for the ends of all holes. */
const near = 16.5
interface MarkersProps {
  readonly stops: readonly MapStop[]
  readonly locale: Locale
  readonly active: number
  readonly onOpen: ((index: number) => void) | null
  readonly position: LivePosition
  readonly t: Translate<Sentences>
}

/** The markers of all stops as buttons with names, the popup of the one that was pressed, and the visitor. */
export function Markers({ stops, locale, active, onOpen, position, t }: MarkersProps) {
  const [open, setOpen] = useState<MapMarker | null>(null)
  const pressed = useRef<HTMLElement | null>(null)
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
              style={{ zIndex: heightOf(marker, index === active) }}
            >
              <button
                type="button"
                className={css.marker}
                data-icon={marker.icon}
                data-far={isFar || undefined}
                data-active={index === active || undefined}
                data-pair={marker.hasPair || undefined}
                aria-label={`${nameOf(stop, t)}, ${t(`icons.${marker.icon}`)}`}
                aria-expanded={open?.id === marker.id}
                onClick={(event) => {
                  // The map would take the same click as one beside the popup, and close it.
                  event.stopPropagation()
                  pressed.current = event.currentTarget
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
          <span className={css.me} role="img" aria-label={t('me')}>
            {position.heading !== null && <span className={css.heading} style={{ rotate: `${position.heading}deg` }} />}
          </span>
        </Marker>
      )}
      {open && openStop && (
        <StopPopup
          stop={openStop}
          locale={locale}
          marker={open}
          name={nameOf(openStop, t)}
          t={t}
          onOpen={onOpen && (() => onOpen(stops.indexOf(openStop)))}
          onClose={() => {
            setOpen(null)
            pressed.current?.focus({ preventScroll: true })
          }}
        />
      )}
    </>
  )
}

/** The hole one is at lies above all others, and its number above its own flag. */
function heightOf({ icon }: MapMarker, isActive: boolean): number {
  if (!isActive) return 1
  return icon === 'start' ? 3 : 2
}

function nameOf(stop: MapStop, t: Translate<Sentences>): string {
  return stop.number === null ? stop.name : t('numbered', { number: stop.number, name: stop.name })
}

/** MapLibre calls its wrapper a button with a name of its own; the real one is inside. */
function asPlainElement(marker: { getElement: () => HTMLElement } | null): void {
  const element = marker?.getElement()
  element?.setAttribute('role', 'presentation')
  element?.removeAttribute('aria-label')
  element?.removeAttribute('tabindex')
}
