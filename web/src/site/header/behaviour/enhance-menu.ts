/** The width from which the menu stands in the header itself; the same as in site-header.module.css. */
const wide = '(min-width: 64rem)'

/**
 * Makes the mobile menu, which opens by itself without scripts, a modal: the page behind it neither scrolls nor takes the
 * focus, Escape closes it. Returns the teardown.
 */
export function enhanceMenu(menu: HTMLDetailsElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const width = window.matchMedia(wide)
  const close = () => {
    menu.open = false
  }

  function lock() {
    document.documentElement.toggleAttribute('data-menu-open', menu.open)
    for (const element of outside(menu)) element.inert = menu.open
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  }

  lock()
  menu.addEventListener('toggle', lock, { signal })
  document.addEventListener('keydown', onKey, { signal })
  width.addEventListener('change', close, { signal })
  // A page that comes back from the browser's memory comes back with its menu open.
  window.addEventListener('pageshow', close, { signal })
  return () => {
    controller.abort()
    close()
    lock()
  }
}

/** Everything on the page that is neither the menu nor around it. */
function outside(menu: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let element = menu; element !== document.body && element.parentElement; element = element.parentElement) {
    for (const sibling of element.parentElement.children) {
      if (sibling !== element && sibling instanceof HTMLElement && sibling.tagName !== 'SCRIPT') found.push(sibling)
    }
  }
  return found
}
