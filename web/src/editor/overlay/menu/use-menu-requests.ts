'use client'
import { useEffect } from 'react'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import type { OpenMenu } from '../../session/overlay/overlay-state.ts'
import { isPressed } from '../../shell/keys/shortcuts.ts'
import { isOwnSurface, refOf } from '../page-element.ts'

/** The ways in which the page asks for the menu of what lies under pointer or focus. */
export function useMenuRequests({ overlay }: EditorSession): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const openAt = (target: Element, at: OpenMenu['at'], isByKey: boolean) => {
      const element = refOf(target)
      if (element) overlay.send({ type: 'menu', menu: { element, at, isByKey, anchor: target.closest('a') } })
    }
    const onMenu = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || isOwnSurface(target) || !target.closest('[data-editing]')) return
      // Selected words get the browser's own menu: copying and spelling live there.
      if (!document.getSelection()?.isCollapsed && target.closest('[contenteditable]')) return
      event.preventDefault()
      // The menu key is no press of a pointer.
      const isByKey = event instanceof PointerEvent && event.pointerType === ''
      openAt(target, { x: event.clientX, y: event.clientY }, isByKey)
    }
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const isAsked = isPressed(event, 'menu') || (isPressed(event, 'picture') && isPicture(target))
      if (!isAsked || !(target instanceof Element) || isOwnSurface(target) || !refOf(target)) return
      event.preventDefault()
      const { left, bottom } = target.getBoundingClientRect()
      openAt(target, { x: left + 8, y: bottom }, true)
    }
    const onClick = (event: MouseEvent) => {
      if (isPicture(event.target) && !isFirstTap(event, event.target))
        openAt(event.target, { x: event.clientX, y: event.clientY }, false)
    }
    document.addEventListener('contextmenu', onMenu, { signal })
    document.addEventListener('keydown', onKey, { signal, capture: true })
    document.addEventListener('click', onClick, { signal })
    return () => listening.abort()
  }, [overlay])
}

/**
 * Whether a press is a finger's tap on a card that is weeded one by one: it only chooses the card, and the frame then has its
 * buttons. Source: spec/public-site.md §4.
 */
function isFirstTap(event: MouseEvent, picture: Element): boolean {
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
  const name = picture.closest<HTMLElement>('[data-block]')?.dataset.block ?? ''
  return isTouch && findGroup(name)?.group.hasRemoveButton === true
}

function isPicture(target: EventTarget | null): target is HTMLElement {
  return (
    target instanceof HTMLElement &&
    target.closest('[data-editing]') !== null &&
    target.dataset.fieldKind === 'media' &&
    // An empty one opens the library.
    target.dataset.empty === undefined
  )
}
