'use client'
import { DropdownMenu } from 'radix-ui'
import { useBackLayer } from '../../../ui/back/use-back-layer.ts'
import menu from '../../../ui/menu.module.css'
import surface from '../../../ui/surface.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { barRoom } from '../../floating/bar-room.ts'
import { useWords } from '../../locales/words.tsx'
import type { OpenMenu } from '../../session/overlay/overlay-state.ts'
import css from '../overlay.module.css'
import { focusBar, giveFocusBack } from '../page-element.ts'
import { FieldItems } from './field-items.tsx'
import { FocusFirstItem } from './focus-first-item.tsx'
import { GroupItems } from './group-items.tsx'
import { LinkItems } from './link-items.tsx'
import { SubMenu } from './sub-menu.tsx'

interface ElementMenuProps {
  readonly opened: OpenMenu
  /** Where menus are put: inside the overlay's landmark. */
  readonly container: HTMLElement | null
  readonly onClose: () => void
}

/** The menu of whatever was clicked with the other button, or asked for by Shift+F10, the menu key or Alt+Enter. */
export function ElementMenu({ opened, container, onClose }: ElementMenuProps) {
  const { engine: t } = useWords()
  const session = useEditor()
  useBackLayer(true, onClose)
  const { element, at, isByKey, anchor, isOfBar = false } = opened
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
          style={{ left: leftOf(at.x), top: at.y }}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          className={`${surface.surface} ${menu.menu}`}
          data-editor-surface=""
          aria-label={t('menu.label')}
          // Beside the pointer it takes as much of the window's height as it needs, where below it there may be little.
          side="right"
          align="start"
          sideOffset={2}
          collisionPadding={{ top: 16, right: 16, bottom: barRoom, left: 16 }}
          onPointerUpCapture={(event) => {
            // The button that has asked for the menu is let go over it where it had to open under the pointer: that chooses nothing.
            if (event.button === 2 || event.ctrlKey) event.stopPropagation()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (isOfBar) focusBar()
            else giveFocusBack(element)
          }}
        >
          {isByKey && <FocusFirstItem />}
          {element.field !== null && <FieldItems groupId={element.groupId} name={element.field} />}
          <LinkItems anchor={anchor} />
          <GroupItems groupId={element.groupId} isOfBar={isOfBar} />
          {group.parentId && (
            <DropdownMenu.Sub>
              <DropdownMenu.SubTrigger className={menu.item}>{t('menu.parent')}</DropdownMenu.SubTrigger>
              <SubMenu>
                <GroupItems groupId={group.parentId} />
              </SubMenu>
            </DropdownMenu.Sub>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Room that the widest menu takes with its distance from the window's edge, in px. */
const widest = 340

/** Where neither side of the pointer has room, as on a phone, the menu begins as far left as it must. */
function leftOf(x: number): number {
  const { innerWidth } = window
  return x + widest > innerWidth && x < widest ? Math.max(8, innerWidth - widest) : x
}
