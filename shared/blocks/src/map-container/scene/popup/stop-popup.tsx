import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import type { MapMarker } from '@blickfang/views/map/map-marker.ts'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import { Popup, type PopupInstance } from '@vis.gl/react-maplibre'
import { useEffect, useRef } from 'react'
import type { Sentences } from '../../messages.generated.ts'
import css from './stop-popup.module.css'
import { usePopupInView } from './use-popup-in-view.ts'

/** Width of a popup in pixels. Source: spec/public-site.md §9. */
const popupWidth = '220px'
/** How far two markers of the same place move apart, each, in pixels. */
export const aside = 20

interface StopPopupProps {
  readonly stop: MapStop
  /** The language of what the stop says. */
  readonly locale: Locale
  readonly marker: MapMarker
  readonly name: string
  readonly t: Translate<Sentences>
  /** Opens the stop's drawer; null where there are no drawers: then it leads to the stop's page. */
  readonly onOpen: (() => void) | null
  readonly onClose: () => void
}

/** Popup of a stop at its marker, with the way there. Escape closes it as its button does. */
export function StopPopup({ stop, locale, marker, name, t, onOpen, onClose }: StopPopupProps) {
  const popup = useRef<PopupInstance>(null)
  usePopupInView(popup, marker.id)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Popup
      ref={popup}
      longitude={marker.lng}
      latitude={marker.lat}
      anchor="bottom"
      offset={[marker.side * aside, -52]}
      maxWidth={popupWidth}
      className={css.popup ?? ''}
      onClose={onClose}
    >
      {stop.imageUrl && <img src={stop.imageUrl} alt="" width="220" height="124" loading="lazy" />}
      <p className={css.name}>{name}</p>
      {stop.text && (
        <p className={css.text} lang={locale}>
          {excerpt(stop.text)}
        </p>
      )}
      {onOpen ? (
        <button
          type="button"
          className={css.button}
          onClick={() => {
            onClose()
            onOpen()
          }}
        >
          {t('open')}
        </button>
      ) : (
        <a className={css.button} href={stop.href}>
          {t('open')}
        </a>
      )}
    </Popup>
  )
}

function excerpt(text: string): string {
  return text.length > 110 ? `${text.slice(0, text.lastIndexOf(' ', 110))}\u00a0…` : text
}
