/** Purposes to which a visitor may agree, each on its own: maps of other hosts, counting how the page is used, and content of other services. */
export type ConsentPurpose = 'foreignMap' | 'analytics' | 'booking' | 'video'

const storageKey = 'consent'
const changed = 'blickfang:consent'

/** True only after the visitor has said yes on this device; without storage it is always no. */
export function hasConsent(purpose: ConsentPurpose): boolean {
  return answersIn(keptText())[purpose] === true
}

/** Answer of the visitor on this device, undefined before; null where nothing can be remembered, so that there is no point in asking. */
export function consentAnswer(purpose: ConsentPurpose): boolean | undefined | null {
  const text = keptText()
  return text === undefined ? null : answersIn(text)[purpose]
}

/** Remembers a yes or a no. Whoever loads something on a yes hears of it by `onConsentChange`. */
export function setConsent(purpose: ConsentPurpose, isGiven: boolean): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...answersIn(keptText()), [purpose]: isGiven }))
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

/** Text that is kept; undefined where the browser keeps nothing. */
function keptText(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return undefined
  }
}

/** Answers that a kept text holds: none, where it is no list of them. */
function answersIn(text: string | null | undefined): { readonly [P in ConsentPurpose]?: boolean } {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
