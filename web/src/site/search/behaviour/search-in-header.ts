import { whenTyped } from '@blickfang/views/site/visitor/when-typed.ts'
import { fieldId, searchAddress } from '../search-address.ts'

const begun = new WeakSet<HTMLElement>()

/** Opens the field of a wide header, or closes it. On the search page itself there is a field already. */
export function press(toggle: HTMLElement): void {
  const bar = document.querySelector<HTMLElement>('#site-search')
  const field = document.getElementById(fieldId)
  if (field) field.focus()
  else if (bar) {
    begin(bar, toggle)
    show(bar, toggle, bar.hidden !== false)
  }
}

function show(bar: HTMLElement, toggle: HTMLElement, isOpen: boolean): void {
  bar.hidden = !isOpen
  toggle.setAttribute('aria-expanded', String(isOpen))
  if (isOpen) bar.querySelector('input')?.focus()
  else toggle.focus()
}

/** Escape closes the field, and typing alone leads to the search page. */
function begin(bar: HTMLElement, toggle: HTMLElement): void {
  const [form, input] = [bar.querySelector('form'), bar.querySelector('input')]
  if (begun.has(bar) || !form || !input) return
  begun.add(bar)
  bar.addEventListener('keydown', ({ key }) => key === 'Escape' && show(bar, toggle, false))
  // A page that comes back from the browser's memory comes back with its field open.
  window.addEventListener('pageshow', ({ persisted }) => persisted && show(bar, toggle, false))
  whenTyped(input, (words) => {
    window.location.assign(`${searchAddress(form.getAttribute('action') ?? '', words)}#${fieldId}`)
  })
}
