'use client'
import { DropdownMenu } from 'radix-ui'
import { useCallback, useEffect, useState } from 'react'
import menu from '../../../ui/menu.module.css'
import surface from '../../../ui/surface.module.css'
import { useEditor } from '../../editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import type { ElementRef } from '../../session/selection.ts'
import css from '../overlay.module.css'
import { findElement, isOwnSurface, refOf } from '../page-element.ts'
import { FieldItems } from './field-items.tsx'
import { GroupItems } from './group-items.tsx'
import { LinkItems } from './link-items.tsx'
import type { OpenMenu, OpenOptions, Point } from './open-menu.ts'

interface OpenedMenu {
  readonly element: ElementRef
  readonly at: Point
  /** The link the pointer was on, if any. */
  readonly anchor: HTMLAnchorElement | null
}

interface ElementMenuProps {
  readonly opened: OpenedMenu
  /** Where menus are put: inside the overlay's landmark. */
  readonly container: HTMLElement | null
  readonly onClose: () => void
  readonly onOptions: OpenOptions
}

/** The menu of whatever was clicked with the other button, or asked for by Shift+F10, the menu key or Alt+Enter. */
export function ElementMenu({ opened, container, onClose, onOptions }: ElementMenuProps) {
  const { engine: t } = useWords()
  const session = useEditor()
  const { element, at, anchor } = opened
  const group = session.document.groups.get(element.groupId)?.getState()
  if (!group) return null
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('menu.label')}
          className={css.anchor}
          style={{ left: at.x, top: at.y }}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          className={`${surface.surface} ${menu.menu}`}
          data-editor-surface=""
          aria-label={t('menu.label')}
          align="start"
          sideOffset={2}
          collisionPadding={16}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            findElement(element)?.focus({ preventScroll: true })
          }}
        >
          {element.field !== null && (
            <FieldItems groupId={element.groupId} name={element.field} onOptions={onOptions} />
          )}
          <LinkItems anchor={anchor} />
          <GroupItems groupId={element.groupId} onOptions={onOptions} />
          {group.parentId && (
            <DropdownMenu.Sub>
              <DropdownMenu.SubTrigger className={menu.item}>{t('menu.parent')}</DropdownMenu.SubTrigger>
              <DropdownMenu.SubContent
                className={`${surface.surface} ${menu.menu}`}
                data-editor-surface=""
                collisionPadding={16}
              >
                <GroupItems groupId={group.parentId} onOptions={onOptions} />
              </DropdownMenu.SubContent>
            </DropdownMenu.Sub>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** The open menu, and the ways in which the page opens it. */
export function useElementMenu() {
  const [opened, setOpened] = useState<OpenedMenu | null>(null)
  const open: OpenMenu = useCallback((element, at) => setOpened({ element, at, anchor: null }), [])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const openAt = (target: Element, at: Point) => {
      const element = refOf(target)
      if (element) setOpened({ element, at, anchor: target.closest('a') })
    }
    const onMenu = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || isOwnSurface(target) || !target.closest('[data-editing]')) return
      // Selected words get the browser's own menu: copying and spelling live there.
      if (!document.getSelection()?.isCollapsed && target.closest('[contenteditable]')) return
      event.preventDefault()
      openAt(target, { x: event.clientX, y: event.clientY })
    }
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const isAsked = (event.altKey && event.key === 'Enter') || (event.key === 'Enter' && isPicture(target))
      if (!isAsked || !(target instanceof Element) || isOwnSurface(target) || !refOf(target)) return
      event.preventDefault()
      const { left, bottom } = target.getBoundingClientRect()
      openAt(target, { x: left + 8, y: bottom })
    }
    const onClick = (event: MouseEvent) => {
      if (isPicture(event.target)) openAt(event.target, { x: event.clientX, y: event.clientY })
    }
    document.addEventListener('contextmenu', onMenu, { signal })
    document.addEventListener('keydown', onKey, { signal, capture: true })
    document.addEventListener('click', onClick, { signal })
    return () => listening.abort()
  }, [])
  return { opened, open, close: useCallback(() => setOpened(null), []) }
}

function isPicture(target: EventTarget | null): target is HTMLElement {
  return (
    target instanceof HTMLElement && target.closest('[data-editing]') !== null && target.dataset.fieldKind === 'media'
  )
}
