import 'maplibre-gl/dist/maplibre-gl.css'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { Position } from '@blickfang/contract/options/map-route/option.ts'
import type { MapStyles } from '@blickfang/contract/sources/map-setup/source.ts'
import { boundsOf } from '@blickfang/views/map/bounds.ts'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import { type MapTheme, ownStyle } from '@blickfang/views/map/style/own-style.ts'
import { useCalm } from '@blickfang/views/site/visitor/use-calm.ts'
import { type MapRef, Map as MapView } from '@vis.gl/react-maplibre'
import * as maplibre from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import css from './map-container.module.css'
import { CannotDraw } from './map-fallback.tsx'
import type { Sentences } from './messages.generated.ts'
import { Attribution } from './scene/attribution.tsx'
import { isOutage } from './scene/is-outage.ts'
import { Markers } from './scene/markers.tsx'
import { Names } from './scene/names.tsx'
import { RouteLines } from './scene/route-lines.tsx'
import { Tools } from './scene/tools.tsx'
import { fitting, useFlight } from './scene/use-flight.ts'
import { useFollowMe } from './scene/use-follow-me.ts'
import { useForeignMap } from './scene/use-foreign-map.ts'
import { useLivePosition } from './scene/use-live-position.ts'
import type { Shown } from './shown.ts'

// A file of the site's own: bundlers do not find MapLibre's worker, and the policy lets no other one run. Browsers keep it, so
// that the map is drawn on a round without signal; by its version none takes another one's.
maplibre.setWorkerUrl(`/maplibre-gl-worker.mjs?v=${maplibre.getVersion()}`)

/** Where a map without stops begins, and how far every one goes. Source: spec/public-site.md §9. */
const initialView = { longitude: 8.72, latitude: 47.49, zoom: 5.5 }
const limits: [west: number, south: number, east: number, north: number] = [5, 45, 11, 48]
const minZoom = 5

interface MapSceneProps {
  readonly stops: readonly MapStop[]
  readonly locale: Locale
  readonly route: readonly Position[]
  readonly shown: Shown
  /** Opens a stop's drawer; null where there are no drawers: then its popup leads to its page. */
  readonly onOpen: ((index: number) => void) | null
  readonly styles: MapStyles | null
  readonly theme: MapTheme
  readonly onTheme: () => void
  readonly t: Translate<Sentences>
  readonly isFullHeight: boolean
}

/** The drawn map: markers, routes, the visitor's position and the tools beside it. */
export function MapScene(props: MapSceneProps) {
  const { stops, locale, route, shown, onOpen, styles, theme, onTheme, t, isFullHeight } = props
  if (!hasWebGl()) throw new CannotDraw()
  const map = useRef<MapRef>(null)
  const isCalm = useCalm()
  const [isReady, setReady] = useState(false)
  const foreign = useForeignMap(styles)
  const position = useLivePosition()
  const own = useOwnStyle(theme)
  const places = [...stops.flatMap(({ markers }) => markers.map(({ lng, lat }): Position => [lng, lat])), ...route]
  const bounds = boundsOf(places)
  const { fit } = useFlight({ map: isReady ? map.current : null, bounds, shown, stops, isCalm })
  useFollowMe({ map: isReady ? map.current : null, place: position.place, isCalm })
  const foreignStyle = foreign.isOn ? styles?.[theme] : undefined

  return (
    <div className={css.scene}>
      <MapView
        ref={map}
        mapLib={maplibre}
        // All of the round at once: drawn from afar first, its markers would stand on one spot.
        initialViewState={bounds ? { bounds: [...bounds], fitBoundsOptions: fitting } : initialView}
        maxBounds={limits}
        minZoom={minZoom}
        mapStyle={foreignStyle ?? own}
        attributionControl={false}
        // A map that does not fill the screen leaves the wheel and a single finger to the page that it stands in.
        cooperativeGestures={!isFullHeight}
        locale={{ 'Map.Title': t('map'), 'Popup.Close': t('close'), ...gestureWords(t) }}
        pitchWithRotate={false}
        touchPitch={false}
        onLoad={() => setReady(true)}
        onError={(event) => {
          console.warn('Map:', event.error)
          if (foreignStyle && isOutage(event, foreignStyle)) foreign.fail()
        }}
      >
        <RouteLines route={route} stops={stops} />
        {foreignStyle ? <Attribution style={foreignStyle} /> : <Names />}
        <Markers stops={stops} locale={locale} active={shown.index} onOpen={onOpen} position={position} t={t} />
      </MapView>
      <Tools
        t={t}
        theme={theme}
        onTheme={onTheme}
        onZoom={(by) =>
          by > 0 ? map.current?.zoomIn({ animate: !isCalm }) : map.current?.zoomOut({ animate: !isCalm })
        }
        onFit={() => fit()}
        position={position}
        foreign={styles ? foreign : null}
      />
    </div>
  )
}

function useOwnStyle(theme: MapTheme) {
  const [style, setStyle] = useState(() => ownStyle(theme))
  useEffect(() => setStyle(ownStyle(theme)), [theme])
  return style
}

function gestureWords(t: Translate<Sentences>) {
  return {
    'CooperativeGesturesHandler.WindowsHelpText': t('zoomByWheel'),
    'CooperativeGesturesHandler.MacHelpText': t('zoomByWheelOnMac'),
    'CooperativeGesturesHandler.MobileHelpText': t('moveByFingers'),
  }
}

let isDrawable: boolean | undefined

function hasWebGl(): boolean {
  isDrawable ??= Boolean(document.createElement('canvas').getContext('webgl2'))
  return isDrawable
}
