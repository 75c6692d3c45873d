/**
 * Notes where the focus is while something is on its way. The answer tells whether it is still there, or in `host`:
 * what comes late takes the focus from nobody who has gone elsewhere since.
 */
export function watchFocus(host: Element | null): () => boolean {
  const before = document.activeElement
  return () => {
    const now = document.activeElement
    return now === null || now === document.body || now === before || host?.contains(now) === true
  }
}
