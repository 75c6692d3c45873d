import type { Enhancer } from '@blickfang/views/kernel/island/enhancer.ts'

/** Begins every behaviour whose markup stands in `root`. A behaviour that fails leaves the others alone. Returns the teardown. */
export function enhancePage(root: ParentNode, enhancers: readonly Enhancer[]): () => void {
  const teardowns = enhancers.flatMap((enhancer) =>
    [...root.querySelectorAll<HTMLElement>(enhancer.selector)].map((element) => begin(enhancer, element)),
  )
  return () => {
    for (const teardown of teardowns) teardown()
  }
}

/** The same for markup that comes and goes, as while a page is edited. */
export function keepEnhanced(root: HTMLElement, enhancers: readonly Enhancer[]): () => void {
  const active = new Map<Enhancer, Map<HTMLElement, () => void>>(enhancers.map((enhancer) => [enhancer, new Map()]))
  const anySelector = enhancers.map(({ selector }) => selector).join()

  function update() {
    for (const [enhancer, elements] of active) {
      for (const [element, teardown] of elements) {
        if (root.contains(element)) continue
        elements.delete(element)
        teardown()
      }
      for (const element of root.querySelectorAll<HTMLElement>(enhancer.selector)) {
        if (!elements.has(element)) elements.set(element, begin(enhancer, element))
      }
    }
  }
  const concerns = (node: Node) =>
    node instanceof Element && (node.matches(anySelector) || node.querySelector(anySelector) !== null)
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(concerns))) update()
  })

  update()
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const elements of active.values()) for (const teardown of elements.values()) teardown()
  }
}

function begin({ selector, enhance }: Enhancer, element: HTMLElement): () => void {
  try {
    return enhance(element)
  } catch (error) {
    console.error(`${selector} did not begin:`, error)
    return () => {}
  }
}
