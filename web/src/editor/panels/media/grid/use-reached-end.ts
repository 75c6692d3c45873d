import { useCallback, useEffect, useRef } from 'react'
import { scrolledBy } from './scrolled-by.ts'

/** How far before the end of the list the next part of it is asked for, in pixels. */
const ahead = 600

/** A ref for what stands behind a list: `load` is called when it comes into sight, for as long as there is more. */
export function useReachedEnd(mayLoad: boolean, load: () => void): (element: HTMLElement | null) => void {
  const latest = useRef({ mayLoad, load })
  const observer = useRef<IntersectionObserver | null>(null)
  const watched = useRef<HTMLElement | null>(null)
  useEffect(() => {
    latest.current = { mayLoad, load }
    // What is in sight already is told anew, as it may still be after a short part.
    if (!mayLoad || !watched.current || !observer.current) return
    observer.current.unobserve(watched.current)
    observer.current.observe(watched.current)
  }, [mayLoad, load])
  return useCallback((element) => {
    observer.current?.disconnect()
    watched.current = element
    if (!element) return
    observer.current = new IntersectionObserver(
      (entries) => {
        if (latest.current.mayLoad && entries.some(({ isIntersecting }) => isIntersecting)) latest.current.load()
      },
      { root: scrolledBy(element), rootMargin: `0px 0px ${ahead}px 0px` },
    )
    observer.current.observe(element)
  }, [])
}
