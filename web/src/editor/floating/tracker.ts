type Paint = () => void

const paints = new Set<Paint>()
let isAsked = false
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
  return () => {
    listening.abort()
    sizes.disconnect()
  }
}
