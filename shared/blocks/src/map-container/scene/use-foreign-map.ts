import type { MapStyles } from '@blickfang/contract/sources/map-setup/source.ts'
import { hasConsent, onConsentChange, setConsent } from '@blickfang/views/site/visitor/consent.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'

export interface ForeignMap {
  readonly isAgreed: boolean
  /** The visitor has agreed, and the service answers. */
  readonly isOn: boolean
  readonly hasFailed: boolean
  readonly agree: (isAgreed: boolean) => void
  readonly fail: () => void
}

/** The federal map: asked for only where it is set up and only after the visitor's yes. */
export function useForeignMap(styles: MapStyles | null): ForeignMap {
  const isAgreed = useSyncExternalStore(onConsentChange, () => hasConsent('foreignMap'))
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // On the way through a town the signal comes and goes.
    const retry = () => setFailed(false)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  return {
    isAgreed,
    isOn: Boolean(styles) && isAgreed && !hasFailed,
    hasFailed: isAgreed && hasFailed,
    agree: (yes) => {
      setFailed(false)
      setConsent('foreignMap', yes)
    },
    fail: () => setFailed(true),
  }
}
