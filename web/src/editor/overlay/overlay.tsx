'use client'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { definePart } from '../../ui/parts/define-part.ts'
import { ShownPart } from '../../ui/parts/shown-part.tsx'
import { useEditor, useSelection } from '../context/editor-context.tsx'
import { usePortalHost } from '../floating/use-portal-host.ts'
import { useWords } from '../locales/words.tsx'
import type { PageDocument } from '../model/page-document.ts'
import type { ElementRef } from '../session/selection.ts'
import { ButtonWarnings } from './frames/button-warnings.tsx'
import { FieldFrame } from './frames/field-frame.tsx'
import { FieldTools } from './frames/field-tools.tsx'
import { GroupFrame } from './frames/group-frame.tsx'
import { PlusButtons } from './frames/plus-buttons.tsx'
import { RemovalNotes } from './frames/removal-notes.tsx'
import { RoomNote } from './frames/room-note.tsx'
import type { OpenMenu, OpenOptions } from './menu/open-menu.ts'
import { useElementMenu } from './menu/use-element-menu.ts'
import css from './overlay.module.css'
import { useAskedOptions } from './use-asked-options.ts'
import { usePointing } from './use-pointing.ts'

const elementMenu = definePart(async () => (await import('./menu/element-menu.tsx')).ElementMenu)
const optionPopup = definePart(async () => (await import('./options/option-popup.tsx')).OptionPopup)

/** Everything that lies over the page while tools are on. It never changes the page's layout. */
export function Overlay() {
  const session = useEditor()
  const host = usePortalHost()
  const { engine: t } = useWords()
  usePointing(session)
  const menu = useElementMenu()
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const [options, setOptions] = useState<ElementRef | null>(null)
  useAskedOptions(setOptions)
  const closeOptions = () => setOptions(null)
  if (!host) return null
  return createPortal(
    <section aria-label={t('overlay')}>
      <div className={css.layer} data-editor-layer="">
        <QuietWhileTyping>
          <Frames onMenu={menu.open} onOptions={setOptions} />
        </QuietWhileTyping>
        <ButtonWarnings onOptions={setOptions} />
        <RoomNote />
        <RemovalNotes />
      </div>
      <div ref={setContainer} />
      {menu.opened && (
        <ShownPart
          part={elementMenu}
          onClose={menu.close}
          props={{ opened: menu.opened, container, onClose: menu.close, onOptions: setOptions }}
        />
      )}
      {options && (
        <ShownPart
          key={`${options.groupId}:${options.field}`}
          part={optionPopup}
          onClose={closeOptions}
          props={{ element: options, container, onClose: closeOptions }}
        />
      )}
    </section>,
    host,
  )
}

/** Out of sight while somebody types. Faded and not taken away: to draw the page without them made the second key the slowest. */
function QuietWhileTyping({ children }: { children: ReactNode }) {
  const isQuiet = useSelection((selection) => selection.isQuiet)
  return (
    <div className={css.frames} data-quiet={isQuiet || undefined} inert={isQuiet}>
      {children}
    </div>
  )
}

/** The frames of what is pointed at and of what is selected, and the plus buttons of the block they are in. */
function Frames({ onMenu, onOptions }: { onMenu: OpenMenu; onOptions: OpenOptions }) {
  const { document: page } = useEditor()
  const hovered = useSelection((selection) => selection.hovered)
  const selected = known(
    page,
    useSelection((selection) => selection.selected),
  )
  const atHand = known(page, hovered) ?? selected
  const frames = new Set([atHand?.groupId, selected?.groupId].filter((id) => id !== undefined))
  const blockId = atHand && blockOf(page, atHand.groupId)
  return (
    <>
      {hovered?.field && <FieldFrame element={hovered} isSelected={false} />}
      {selected?.field && <FieldFrame element={selected} isSelected />}
      {selected?.field && <FieldTools element={selected} onOptions={onOptions} />}
      {[...frames].map((groupId) => (
        <GroupFrame key={groupId} groupId={groupId} onMenu={onMenu} />
      ))}
      {blockId && <PlusButtons key={blockId} blockId={blockId} />}
    </>
  )
}

/** A group that was undone away may still be selected. */
function known(page: PageDocument, element: ElementRef | null): ElementRef | null {
  return element && page.groups.has(element.groupId) ? element : null
}

function blockOf(page: PageDocument, groupId: string): string {
  return page.groups.get(groupId)?.getState().parentId ?? groupId
}
