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

/** Notes focus and caret; the answer puts them back. */
export function keepFocus(): () => void {
  const { activeElement } = document
  const selection = document.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null
  return () => {
    if (!(activeElement instanceof HTMLElement) || !activeElement.isConnected) return
    activeElement.focus({ preventScroll: true })
    if (!range || !activeElement.contains(range.startContainer)) return
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
}
