/** How long to look out for a new block. Source: spec/editor.md §9. */
const watchTime = 30_000

/** Calls back once an element is on the page, at the latest after 30 s never. Returns how to stop looking. */
export function whenPresent(selector: string, then: (element: Element) => void): () => void {
  const found = document.querySelector(selector)
  if (found) {
    then(found)
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    const element = document.querySelector(selector)
    if (!element) return
    stop()
    then(element)
  })
  const timer = setTimeout(() => stop(), watchTime)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
