import { useEffect, useState } from 'react'

export interface LivePosition {
  /** `missing`: allowed, but not found so far; it is still looked for. */
  readonly status: 'off' | 'asking' | 'on' | 'missing' | 'denied'
  readonly place: { readonly lng: number; readonly lat: number } | null
  /** Degrees clockwise from north; null while the device does not know. */
  readonly heading: number | null
  readonly toggle: () => void
}

// Safari hands the compass out in a member of its own, and only after a question.
interface CompassEvent extends DeviceOrientationEvent {
  readonly webkitCompassHeading?: number
}
interface AskingOrientation {
  readonly requestPermission?: () => Promise<string>
}

/** How exactly the heading is shown, in degrees. */
const step = 5

/** Where the visitor stands and looks, from the first tap on until the next; nothing of it leaves the device. */
export function useLivePosition(): LivePosition {
  const [isWanted, setWanted] = useState(false)
  const [status, setStatus] = useState<LivePosition['status']>('off')
  const [place, setPlace] = useState<LivePosition['place']>(null)
  const [heading, turnTo] = useState<number | null>(null)

  useEffect(() => {
    if (!isWanted) return
    // A compass trembles many times a second; between two steps nothing is drawn anew.
    const setHeading = (degrees: number) => turnTo((((Math.round(degrees / step) * step) % 360) + 360) % 360)
    const { geolocation } = navigator
    const watch = geolocation.watchPosition(
      ({ coords }) => {
        setPlace({ lng: coords.longitude, lat: coords.latitude })
        if (coords.heading !== null && !Number.isNaN(coords.heading)) setHeading(coords.heading)
        setStatus('on')
      },
      (error) => {
        console.warn('Position:', error.code, error.message)
        // Between houses it comes and goes: only who refuses it is not asked on.
        if (error.code !== error.PERMISSION_DENIED) return setStatus((now) => (now === 'on' ? 'on' : 'missing'))
        setStatus('denied')
        setWanted(false)
      },
      { enableHighAccuracy: true, maximumAge: 0 },
    )
    const turn = (event: Event) => {
      const { webkitCompassHeading, alpha, absolute } = event as CompassEvent
      // Of the device's upper edge; the page may be turned against it.
      const turned = window.screen.orientation?.angle ?? 0
      if (webkitCompassHeading !== undefined) setHeading(webkitCompassHeading + turned)
      else if (absolute && alpha !== null) setHeading(360 - alpha + turned)
    }
    window.addEventListener('deviceorientationabsolute', turn)
    window.addEventListener('deviceorientation', turn)
    return () => {
      geolocation.clearWatch(watch)
      window.removeEventListener('deviceorientationabsolute', turn)
      window.removeEventListener('deviceorientation', turn)
      setPlace(null)
      turnTo(null)
    }
  }, [isWanted])

  function toggle() {
    if (isWanted) {
      setWanted(false)
      return setStatus('off')
    }
    if (!('geolocation' in navigator)) return setStatus('denied')
    const orientation = window.DeviceOrientationEvent as (typeof DeviceOrientationEvent & AskingOrientation) | undefined
    orientation?.requestPermission?.().catch((cause: unknown) => console.warn('Compass:', cause))
    setStatus('asking')
    setWanted(true)
  }

  return { status, place, heading, toggle }
}
