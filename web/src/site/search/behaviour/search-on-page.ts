import { fieldId, searchAddress } from '../search-address.ts'
import { whenTyped } from './when-typed.ts'

const parts = ['[data-search-status]', '[data-search-results]'] as const

/** Shows what is found while one types, out of the page that a press of Enter would open. Returns the teardown. */
export function searchOnPage(form: HTMLFormElement): () => void {
  const input = form.querySelector('input')
  if (!input) return () => {}
  let running = new AbortController()

  async function search(words: string) {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const address = searchAddress(form.getAttribute('action') ?? '', words)
    try {
      const answer = await fetch(address, { signal, headers: { accept: 'text/html' } })
      if (!answer.ok) throw new Error(`${answer.status}`)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      for (const part of parts) replace(part, page)
      window.history.replaceState(null, '', address)
    } catch (error) {
      if (signal.aborted) return
      console.warn('The search did not answer:', error)
      const status = document.querySelector(parts[0])
      if (status) status.textContent = form.dataset.unavailable ?? ''
    }
  }

  // Who came here typing in the header goes on typing.
  if (window.location.hash === `#${fieldId}`) {
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }
  const stop = whenTyped(input, (words) => void search(words))
  return () => {
    running.abort()
    stop()
  }
}

function replace(part: string, page: Document): void {
  const [shown, found] = [document.querySelector(part), page.querySelector(part)]
  if (shown && found) shown.replaceChildren(...found.childNodes)
}
