const blockBar = '[data-block-bar]'
/** Surfaces with controls of their own; the nearest around a control counts: the bar of a block lies in the layer of all that lies over the page. */
const surface = `${blockBar}, [data-editor-surface]`
const ownWindow = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

interface Held {
  readonly element: HTMLElement
  readonly surface: HTMLElement
  /** All that could have the focus beside it, in their order, and its own place among them. */
  readonly around: readonly HTMLElement[]
  readonly index: number
}

/**
 * Keeps the focus in the editor's surfaces when what has it is disabled or taken away: it goes to the next control, else to the one
 * before, else to the surface, else to the bar of the chosen block, else to the editor's. Otherwise people who use keys would begin
 * at the top of the page again. Returns how to stop.
 */
export function keepFocus(): () => void {
  let held: Held | null = null
  const remember = ({ target }: Event) => {
    held = target instanceof HTMLElement ? hold(target) : null
  }
  const mend = () => {
    if (!held || isUsable(held.element) || !isNowhere(held.element)) return
    // A window that closes gives the focus back to what has opened it, later than this.
    if (!held.surface.isConnected && held.surface.matches(ownWindow)) return
    const next = successor(held)
    held = null
    next?.focus({ preventScroll: true })
  }
  // Whoever gives the focus back by itself, as windows do, comes first.
  const changes = new MutationObserver(() => held && !isUsable(held.element) && setTimeout(mend))
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'inert'] })
  document.addEventListener('focusin', remember)
  return () => {
    changes.disconnect()
    document.removeEventListener('focusin', remember)
  }
}

function hold(element: HTMLElement): Held | null {
  const own = element.closest<HTMLElement>(surface)
  if (!own) return null
  const around = [...own.querySelectorAll<HTMLElement>(focusable)]
  return { element, surface: own, around, index: around.indexOf(element) }
}

function isNowhere(before: HTMLElement): boolean {
  const now = document.activeElement
  return now === null || now === document.body || now === before
}

function successor({ surface: own, around, index }: Held): HTMLElement | null | undefined {
  const after = around.slice(index + 1).find(isUsable)
  const nearest = after ?? around.slice(0, Math.max(index, 0)).findLast(isUsable)
  if (nearest) return nearest
  const within = own.isConnected
    ? own.matches('[tabindex]')
      ? own
      : [...own.querySelectorAll<HTMLElement>(focusable)].find(isUsable)
    : null
  if (within) return within
  // Of a block that was taken away the bar of the one that is chosen now is next.
  const bars = [`${blockBar} button`, '[role="toolbar"][data-editor-surface] button']
  return bars.flatMap((bar) => [...document.querySelectorAll<HTMLElement>(bar)]).find(isUsable)
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled, [hidden], [hidden] *, [inert], [inert] *')
}
