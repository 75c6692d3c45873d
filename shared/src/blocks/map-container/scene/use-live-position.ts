import { useEffect, useState } from 'react'

export interface LivePosition {
  readonly status: 'off' | 'asking' | 'on' | 'denied'
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

/** Where the visitor stands and looks, from the first tap on until the next; nothing of it leaves the device. */
export function useLivePosition(): LivePosition {
  const [isWanted, setWanted] = useState(false)
  const [status, setStatus] = useState<LivePosition['status']>('off')
  const [place, setPlace] = useState<LivePosition['place']>(null)
  const [heading, setHeading] = useState<number | null>(null)

  useEffect(() => {
    if (!isWanted) return
    const { geolocation } = navigator
    const watch = geolocation.watchPosition(
      ({ coords }) => {
        setPlace({ lng: coords.longitude, lat: coords.latitude })
        if (coords.heading !== null && !Number.isNaN(coords.heading)) setHeading(coords.heading)
        setStatus('on')
      },
      (error) => {
        console.warn('Position:', error.message)
        setStatus('denied')
        setWanted(false)
      },
      { enableHighAccuracy: true, maximumAge: 5000 },
    )
    const turn = (event: Event) => {
      const { webkitCompassHeading, alpha, absolute } = event as CompassEvent
      if (webkitCompassHeading !== undefined) setHeading(webkitCompassHeading)
      else if (absolute && alpha !== null) setHeading(360 - alpha)
    }
    window.addEventListener('deviceorientationabsolute', turn)
    window.addEventListener('deviceorientation', turn)
    return () => {
      geolocation.clearWatch(watch)
      window.removeEventListener('deviceorientationabsolute', turn)
      window.removeEventListener('deviceorientation', turn)
      setPlace(null)
      setHeading(null)
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
