const frames = '.template-default__wrap, .template-minimal__wrap'

/** Payload's frame around most views has no main landmark, so that nobody can jump over the navigation: this gives it one. */
export function markMain(): void {
  // The views of documents bring a main element of their own.
  const view = document.querySelector('main') ? null : viewOf(document.querySelector(frames))
  for (const other of document.querySelectorAll('[data-main-view]')) {
    if (other === view) continue
    other.removeAttribute('data-main-view')
    other.removeAttribute('role')
  }
  if (view?.tagName !== 'DIV') return
  view.setAttribute('data-main-view', '')
  view.setAttribute('role', 'main')
}

/** The header beside the view is a landmark of its own; behind the view there may be an empty place for what comes later. */
function viewOf(frame: Element | null): Element | null {
  if (!frame?.querySelector(':scope > header')) return frame
  return [...frame.children].findLast((child) => child.tagName === 'DIV' && child.childElementCount > 0) ?? null
}
