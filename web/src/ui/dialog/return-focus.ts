/** How many places of the focus are remembered: a menu in a panel that opens a dialog needs three. */
const maxPlaces = 12

const places: HTMLElement[] = []

function remember({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof HTMLElement) || target === document.body) return
  places.push(target)
  if (places.length > maxPlaces) places.shift()
}

if (typeof document !== 'undefined') {
  remember({ target: document.activeElement })
  document.addEventListener('focusin', remember, true)
}

/**
 * Gives the focus back once a window has closed and what had opened it is gone with it, as an item of a menu or the publish
 * button: to the last place that is still there, else to the editor's bar.
 */
export function returnFocus(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const last = places.findLast((place) => place.isConnected && place.checkVisibility() && !place.closest(passing))
    const bar = document.querySelector<HTMLElement>('[role="toolbar"][data-editor-surface] button:not(:disabled)')
    ;(last ?? bar)?.focus({ preventScroll: true })
  })
}

/** What comes and goes by itself, and would take the focus along. */
const passing = '[role="menu"], [data-sonner-toaster], [inert]'
