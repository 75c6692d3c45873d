interface Place {
  readonly element: HTMLElement
  readonly isOfBar: boolean
}

/** How many places of the focus are remembered: a menu in a panel that opens a dialog needs three. */
const maxPlaces = 12

const places: Place[] = []

/** Windows that come and go by themselves, and would take the focus along. */
const passing = '[role="menu"], [role="dialog"], [role="alertdialog"], [data-sonner-toaster]'
const bar = '[role="toolbar"][data-editor-surface]'

function remember({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof HTMLElement) || target === document.body || target.closest(passing)) return
  places.push({ element: target, isOfBar: target.closest(bar) !== null })
  if (places.length > maxPlaces) places.shift()
}

if (typeof document !== 'undefined') {
  remember({ target: document.activeElement })
  document.addEventListener('focusin', remember, true)
}

/**
 * Gives the focus back once a window has closed and what had opened it is gone with it, as an item of a menu or the publish
 * button: to the last place that is still there, and to the editor's bar where a button of it was the last.
 */
export function returnFocus(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const last = places.findLast(({ element, isOfBar }) => isOfBar || isThere(element))
    const target = last && isThere(last.element) ? last.element : document.querySelector<HTMLElement>(firstOfBar)
    target?.focus({ preventScroll: true })
  })
}

const firstOfBar = `${bar} button:not(:disabled)`

function isThere(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled, [inert] *')
}
