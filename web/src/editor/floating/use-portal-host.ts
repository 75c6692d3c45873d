'use client'
import { useLayoutEffect, useState } from 'react'

/**
 * An element of its own at the end of the body for what lies over the page; null on the server and while the page is being
 * taken over. Not the body itself: React listens to every event at the element of a portal, so each key typed into the
 * page would be looked at twice.
 */
export function usePortalHost(): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = document.body.appendChild(document.createElement('div'))
    setHost(element)
    return () => element.remove()
  }, [])
  return host
}
