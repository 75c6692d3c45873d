'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { poke, track } from './tracker.ts'

/**
 * Keeps an element of the overlay where `place` puts it, without rendering. `place` gets the overlay's element and the
 * place of the page's element in the window; an element that is gone or out of sight hides it.
 */
export function useTracked(
  ref: RefObject<HTMLElement | null>,
  find: () => Element | null,
  place: (own: HTMLElement, rect: DOMRect) => void,
): void {
  const latest = useRef({ find, place })
  latest.current = { find, place }
  useEffect(
    () =>
      track(() => {
        const own = ref.current
        if (!own) return
        const rect = latest.current.find()?.getBoundingClientRect()
        own.hidden = !rect || (rect.width === 0 && rect.height === 0)
        if (rect && !own.hidden) latest.current.place(own, rect)
      }),
    [ref],
  )
  useEffect(poke)
}

/** Puts an element exactly over a rectangle. */
export function cover(own: HTMLElement, rect: DOMRect): void {
  own.style.transform = `translate(${Math.round(rect.left)}px, ${Math.round(rect.top)}px)`
  own.style.width = `${Math.round(rect.width)}px`
  own.style.height = `${Math.round(rect.height)}px`
}
