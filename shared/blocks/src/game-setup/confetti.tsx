import { useEffect, useRef } from 'react'
import css from './game-setup.module.css'

// Source: spec/public-site.md §9.
const confettiMs = 3_000
const colors = ['#ff5a1f', '#f4ecd8', '#0c0b0a']

/** Three seconds of confetti; none for those who asked for less motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const stage = canvas.current
    if (!stage || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    let isOver = false
    const start = async () => {
      const { default: confetti } = await import('canvas-confetti')
      if (isOver) return
      // Without its worker, which would be made of a blob: the site's policy allows none.
      const throwSome = confetti.create(stage, { resize: true, useWorker: false })
      const end = performance.now() + confettiMs
      const step = () => {
        void throwSome({ particleCount: 3, angle: 60, spread: 55, origin: { x: 0 }, colors })
        void throwSome({ particleCount: 3, angle: 120, spread: 55, origin: { x: 1 }, colors })
        if (performance.now() < end) frame = requestAnimationFrame(step)
      }
      step()
    }
    void start()
    return () => {
      isOver = true
      cancelAnimationFrame(frame)
    }
  }, [])
  return <canvas ref={canvas} className={css.confetti} />
}
