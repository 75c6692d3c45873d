import { showAnswer } from '@blickfang/views/site/visitor/show-answer.ts'
import { whenTyped } from '@blickfang/views/site/visitor/when-typed.ts'
import { fieldId, searchAddress } from '../search-address.ts'

const status = '[data-search-status]'

/** Shows what is found while one types, out of the page that a press of Enter would open. Returns the teardown. */
export function searchOnPage(form: HTMLFormElement): () => void {
  const input = form.querySelector('input')
  if (!input) return () => {}
  const parts = [status, '[data-search-results]']
  const show = showAnswer(document, { parts, status, unavailable: form.dataset.unavailable ?? '' })
  // Who came here typing in the header goes on typing.
  if (window.location.hash === `#${fieldId}`) {
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }
  const action = form.getAttribute('action') ?? ''
  const stop = whenTyped(input, (words) => void show(searchAddress(action, words)))
  return () => {
    show.stop()
    stop()
  }
}
