/** Purposes to which a visitor may agree, each on its own: maps of other hosts, counting how the page is used, and content of other services. */
export type ConsentPurpose = 'foreignMap' | 'analytics' | 'booking' | 'video'

const storageKey = 'consent'
const changed = 'blickfang:consent'

/** True only after the visitor has said yes on this device; without storage it is always no. */
export function hasConsent(purpose: ConsentPurpose): boolean {
  try {
    return readAll()[purpose] === true
  } catch {
    return false
  }
}

/** Answer of the visitor on this device, undefined before; null where nothing can be remembered, so that there is no point in asking. */
export function consentAnswer(purpose: ConsentPurpose): boolean | undefined | null {
  try {
    return readAll()[purpose]
  } catch (error) {
    return error instanceof SyntaxError ? undefined : null
  }
}

/** Remembers a yes or a no. Whoever loads something on a yes hears of it by `onConsentChange`. */
export function setConsent(purpose: ConsentPurpose, isGiven: boolean): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readAll(), [purpose]: isGiven }))
  } catch {
    // A private window keeps nothing: the answer then stays no.
  }
  window.dispatchEvent(new Event(changed))
}

/** Calls back when an answer changes, in this window or another one; the returned function stops it. */
export function onConsentChange(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

function readAll(): { readonly [P in ConsentPurpose]?: boolean } {
  const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  return typeof stored === 'object' && stored !== null ? stored : {}
}
