import { names } from '@blickfang/views/map/style/winterthur.data.ts'
import { Marker } from '@vis.gl/react-maplibre'
import css from '../map-container.module.css'
import { useZoom } from './use-zoom.ts'

/** Names of streets and places as words of the page: no font has to be fetched for them. */
export function Names() {
  const zoom = useZoom()
  return names
    .filter(({ from }) => zoom >= from)
    .map(({ text, at: [longitude, latitude], kind }) => (
      <Marker key={text} longitude={longitude} latitude={latitude} ref={asDecoration}>
        <span className={css.mapName} data-kind={kind} aria-hidden="true">
          {text}
        </span>
      </Marker>
    ))
}

/** MapLibre calls every marker a button; a name on the map is none. */
function asDecoration(marker: { getElement: () => HTMLElement } | null): void {
  const element = marker?.getElement()
  element?.setAttribute('role', 'presentation')
  element?.removeAttribute('aria-label')
  element?.removeAttribute('tabindex')
  if (element) element.style.pointerEvents = 'none'
}
