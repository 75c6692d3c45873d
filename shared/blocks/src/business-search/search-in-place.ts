import { showAnswer } from '@blickfang/views/site/visitor/show-answer.ts'
import { whenTyped } from '@blickfang/views/site/visitor/when-typed.ts'

const parts = ['[data-directory-part="letters"]', '[data-directory-part="found"]']

/** Shows what the form finds while one types or ticks, and letters and further pages in place, out of the page that they lead to. */
export function searchInPlace(box: HTMLElement): () => void {
  const form = box.querySelector('form')
  const input = form?.querySelector<HTMLInputElement>('input[type=search]')
  if (!form || !input) return () => {}
  const controller = new AbortController()
  const { signal } = controller
  const show = showAnswer(box, { parts, status: '[role=status]', unavailable: box.dataset.unavailable ?? '' })

  function search() {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form as HTMLFormElement)) {
      if (typeof value === 'string' && value.trim()) query.append(name, value.trim())
    }
    void show(`${window.location.pathname}?${query}`).then(bringUp)
  }
  /** Scrolls to the results, which may lie above the part in sight or below a keyboard. */
  function bringUp() {
    const found = box.querySelector('[data-directory-part="found"]')
    if (!found || signal.aborted) return
    const height = window.visualViewport?.height ?? window.innerHeight
    const { top } = found.getBoundingClientRect()
    const header = Number.parseFloat(getComputedStyle(found).scrollMarginTop) || 0
    if (top < header || top > height / 2) found.scrollIntoView({ block: 'start' })
  }
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="?"]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void show(link.href)
    box.scrollIntoView({ block: 'start' })
  }

  const stop = whenTyped(input, search)
  form.addEventListener('change', (event) => event.target !== input && search(), { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      search()
    },
    { signal },
  )
  box.addEventListener('click', onClick, { signal })
  return () => {
    controller.abort()
    stop()
    show.stop()
  }
}
