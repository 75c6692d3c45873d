let typedAt = Number.NEGATIVE_INFINITY
let isListening = false

/**
 * Milliseconds until nobody counts as typing any more, 0 when nobody does: a person types for `quietMs` after a key, or after putting
 * the caret into a text. From the first call on it listens to the whole page.
 */
export function msUntilQuiet(quietMs: number): number {
  listen()
  return Math.max(0, typedAt + quietMs - performance.now())
}

function listen(): void {
  if (isListening) return
  isListening = true
  const note = () => {
    typedAt = performance.now()
  }
  document.addEventListener('keydown', note, { passive: true, capture: true })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.isContentEditable) note()
  })
}
