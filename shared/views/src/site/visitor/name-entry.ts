/** Puts the unfolded entry into the page's address, so that it can be passed on, and unfolds the one that the address names. */
export function nameEntry(entry: HTMLDetailsElement): () => void {
  const anchor = entry.querySelector<HTMLElement>(':scope > [id]')?.id ?? ''
  function follow() {
    if (anchor && window.location.hash === `#${anchor}`) entry.open = true
  }
  function onToggle() {
    const isNamed = window.location.hash === `#${anchor}`
    if (entry.open === isNamed) return
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', entry.open ? `#${anchor}` : pathname + search)
  }
  follow()
  entry.addEventListener('toggle', onToggle)
  window.addEventListener('hashchange', follow)
  return () => {
    entry.removeEventListener('toggle', onToggle)
    window.removeEventListener('hashchange', follow)
  }
}
