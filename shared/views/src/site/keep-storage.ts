let isAsked = false

/**
 * Asks the browser, once, to keep what this site stores until a person deletes it: else it may make room at any time, and
 * Safari forgets all after seven days without a visit. Asked when there is something to lose, not before.
 */
export function keepStorage(): void {
  if (isAsked || typeof navigator === 'undefined') return
  isAsked = true
  const asked = navigator.storage?.persist?.()
  // A browser that does not keep it keeps it as long as it likes, as before.
  asked?.catch(() => undefined)
}
