type Paint = () => void

const paints = new Set<Paint>()
let isAsked = false
/** Time after the last change of words when things are looked at again, in ms. */
const quietMs = 100
let stop: (() => void) | null = null

/** Asks for one painting in the next frame, however often it is called. */
export function poke(): void {
  if (isAsked) return
  isAsked = true
  requestAnimationFrame(() => {
    isAsked = false
    for (const paint of paints) paint()
  })
}

/** Calls `paint` once a frame whenever something on the page may have moved: one listener for the whole overlay. */
export function track(paint: Paint): () => void {
  paints.add(paint)
  stop ??= listen()
  poke()
  return () => {
    paints.delete(paint)
    if (paints.size === 0) {
      stop?.()
      stop = null
    }
  }
}

function listen(): () => void {
  const listening = new AbortController()
  const options = { passive: true, capture: true, signal: listening.signal }
  window.addEventListener('scroll', poke, options)
  window.addEventListener('resize', poke, options)
  window.addEventListener('transitionend', poke, options)
  const sizes = new ResizeObserver(poke)
  sizes.observe(document.body)
  // Words may move what is beside them though the page stays as high. Not at each key: to look costs a layout.
  let timer: ReturnType<typeof setTimeout> | undefined
  const words = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(poke, quietMs)
  })
  words.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    listening.abort()
    sizes.disconnect()
    words.disconnect()
    clearTimeout(timer)
  }
}
