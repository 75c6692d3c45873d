/** A finger that moves less is still tapping, in pixels. */
const slack = 3
/** Time before the end over which the speed of a finger is measured, in ms. */
const recent = 100

interface PanListener {
  /** How far the finger is from where it began, in pixels. */
  readonly onMove: (x: number) => void
  /** How far it came, and how fast it was at the end, in pixels a second. */
  readonly onEnd: (x: number, velocity: number) => void
}

/** Follows a finger that goes sideways; a movement that starts upright is left to the sheet. Returns what stops it. */
export function followPan(down: PointerEvent, { onMove, onEnd }: PanListener): () => void {
  const ended = new AbortController()
  const stop = () => ended.abort()
  if (!down.isPrimary || down.button !== 0) return stop
  let isSideways = false
  let trail = [{ x: 0, at: down.timeStamp }]

  function move(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
    if (!isSideways && Math.hypot(x, y) < slack) return
    if (!isSideways && Math.abs(x) <= Math.abs(y)) return stop()
    isSideways = true
    trail = [...trail.filter(({ at }) => event.timeStamp - at < recent), { x, at: event.timeStamp }]
    onMove(x)
  }
  function end(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return
    stop()
    const [first, last] = [trail[0], trail.at(-1)]
    if (!isSideways || !first || !last) return
    const took = event.timeStamp - first.at
    onEnd(last.x, took > 0 ? ((last.x - first.x) / took) * 1000 : 0)
  }

  const { signal } = ended
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
  return stop
}
