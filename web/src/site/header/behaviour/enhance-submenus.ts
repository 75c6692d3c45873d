/**
 * Submenus open by hover and focus through the style sheet alone. This adds what scripts are needed for: a click or tap on
 * the word toggles (the first click after pointing, which has opened already, leaves it open), Escape closes, and `aria-expanded`
 * says what is so. Returns the teardown.
 */
export function enhanceSubmenus(header: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const entries = [...header.querySelectorAll<HTMLElement>('[data-submenu]')]

  for (const entry of entries) enhanceEntry(entry, signal)
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Node && !header.contains(event.target)) {
        for (const entry of entries) show(entry, false)
      }
    },
    { signal },
  )
  return () => controller.abort()
}

function show(entry: HTMLElement, isOpen: boolean): void {
  entry.dataset.submenu = isOpen ? 'open' : 'closed'
  entry.querySelector('button')?.setAttribute('aria-expanded', String(isOpen))
}

function enhanceEntry(entry: HTMLElement, signal: AbortSignal): void {
  show(entry, false)
  const isOpen = () => entry.dataset.submenu === 'open'
  let isOpenByPointing = false
  entry.querySelector('button')?.addEventListener(
    'click',
    () => {
      show(entry, isOpenByPointing || !isOpen())
      isOpenByPointing = false
    },
    { signal },
  )
  entry.addEventListener(
    'pointerenter',
    (event) => {
      if (event.pointerType !== 'mouse') return
      isOpenByPointing = !isOpen()
      show(entry, true)
    },
    { signal },
  )
  entry.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && show(entry, false), { signal })
  entry.addEventListener(
    'focusout',
    (event) => {
      if (!(event.relatedTarget instanceof Node && entry.contains(event.relatedTarget))) show(entry, false)
    },
    { signal },
  )
  entry.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen()) return
      show(entry, false)
      entry.querySelector('button')?.focus()
    },
    { signal },
  )
}
