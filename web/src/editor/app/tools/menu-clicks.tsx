'use client'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { definePart } from '../../../ui/parts/define-part.ts'
import { ShownPart } from '../../../ui/parts/shown-part.tsx'
import { usePortalHost } from '../../floating/use-portal-host.ts'

const menuOffer = definePart(async () => (await import('../../panels/pages/navigation/menu-offer.tsx')).MenuOffer)

interface Pressed {
  readonly entry: HTMLElement
  readonly at: { readonly x: number; readonly y: number }
}

/** Where an entry of the site's menu is pressed, offers to edit the menu beside the way that visitors go. */
export function MenuClicks() {
  const host = usePortalHost()
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const isPassing = useRef(false)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (isPassing.current || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const entry = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part=menu] a') : null
      if (!entry) return
      event.preventDefault()
      event.stopPropagation()
      const { left, bottom } = entry.getBoundingClientRect()
      const at = event.detail === 0 ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY }
      const show = () => setPressed({ entry, at })
      const menu = menuAround(entry)
      if (!menu) return show()
      // While it is open all else is inert.
      menu.addEventListener('toggle', show, { once: true })
      menu.open = false
    }
    // Before whoever follows links.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  if (!pressed || !host) return null
  const { entry, at } = pressed
  const close = () => {
    setPressed(null)
    const place = menuAround(entry)?.querySelector('summary') ?? entry
    place.focus()
  }
  const open = () => {
    isPassing.current = true
    entry.click()
    isPassing.current = false
  }
  const props = { name: entry.textContent ?? '', at, onOpen: open, onClose: close }
  return createPortal(<ShownPart part={menuOffer} onClose={close} props={props} />, host)
}

/** The menu of a phone, in which an entry stands. */
function menuAround(entry: HTMLElement): HTMLDetailsElement | null {
  return entry.closest<HTMLDetailsElement>('#site-menu')
}
