import { whenTyped } from '@blickfang/shared/site/visitor/when-typed.ts'
import { fieldId, searchAddress } from '../search-address.ts'

/** Opens and closes the field of a wide header, and goes to the search page as one types. Returns the teardown. */
export function searchInHeader(toggle: HTMLElement): () => void {
  const bar = document.querySelector<HTMLElement>('#site-search')
  const form = bar?.querySelector('form')
  const input = bar?.querySelector('input')
  if (!bar || !form || !input) return () => {}
  const controller = new AbortController()
  const { signal } = controller

  function show(isOpen: boolean) {
    if (bar) bar.hidden = !isOpen
    toggle.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) input?.focus()
    else if (bar?.contains(document.activeElement) || document.activeElement === document.body) toggle.focus()
  }
  function onPress(event: Event) {
    // On the search page itself there is a field already.
    const field = document.getElementById(fieldId)
    event.preventDefault()
    if (field) field.focus()
    else show(bar?.hidden === true)
  }

  toggle.setAttribute('role', 'button')
  toggle.setAttribute('aria-expanded', 'false')
  toggle.setAttribute('aria-controls', bar.id)
  toggle.addEventListener('click', onPress, { signal })
  toggle.addEventListener('keydown', (event) => event.key === ' ' && onPress(event), { signal })
  bar.addEventListener('keydown', (event) => event.key === 'Escape' && show(false), { signal })
  // A page that comes back from the browser's memory comes back with its field open.
  window.addEventListener('pageshow', ({ persisted }) => persisted && show(false), { signal })
  const stop = whenTyped(
    input,
    (words) => {
      window.location.assign(`${searchAddress(form.getAttribute('action') ?? '', words)}#${fieldId}`)
    },
    { least: input.minLength },
  )
  return () => {
    controller.abort()
    stop()
    show(false)
  }
}
