'use client'
import { type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { definePart } from '../../ui/parts/define-part.ts'
import { ShownPart } from '../../ui/parts/shown-part.tsx'
import { useEditor, useOverlay, useShell } from '../context/editor-context.tsx'
import { usePortalHost } from '../floating/use-portal-host.ts'
import { useWords } from '../locales/words.tsx'
import type { PageDocument } from '../model/page-document.ts'
import type { ElementRef } from '../session/overlay/overlay-state.ts'
import { BlockBar } from './bar/block-bar.tsx'
import { RowPaste } from './clipboard/row-paste.tsx'
import { useClipboardKeys } from './clipboard/use-clipboard.ts'
import { ButtonWarnings } from './frames/button-warnings.tsx'
import { CollectionAdds } from './frames/collection-adds.tsx'
import { FieldFrame } from './frames/field-frame.tsx'
import { FieldTools } from './frames/field-tools.tsx'
import { GroupFrame } from './frames/group-frame.tsx'
import { PlusButtons } from './frames/plus-buttons.tsx'
import { RemovalNotes } from './frames/removal-notes.tsx'
import { RoomNote } from './frames/room-note.tsx'
import { TranslationNote } from './frames/translation-note.tsx'
import { useFileDrops } from './menu/use-file-drops.ts'
import css from './overlay.module.css'
import { useChosenMedia } from './pointing/use-chosen-media.ts'
import { LogoName } from './shop/logo-name.tsx'
import { useSlash } from './slash/use-slash.ts'
import { useSpotlight } from './spotlight/use-spotlight.ts'

const elementMenu = definePart(async () => (await import('./menu/element-menu.tsx')).ElementMenu)
const optionPopup = definePart(async () => (await import('./options/option-popup.tsx')).OptionPopup)

/** Everything that lies over the page while tools are on, by what `PageEvents` notes. The overlay never changes the page's layout. */
export function Overlay() {
  const session = useEditor()
  const shell = useShell()
  const host = usePortalHost()
  const { engine: t } = useWords()
  useFileDrops(session, shell)
  useClipboardKeys()
  useChosenMedia()
  useSlash(session, shell)
  useSpotlight()
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const menu = useOverlay((overlay) => overlay.menu)
  const options = useOverlay((overlay) => overlay.options)
  const closeMenu = () => session.overlay.send({ type: 'menu', menu: null })
  const closeOptions = () => session.overlay.send({ type: 'options', element: null })
  if (!host) return null
  return createPortal(
    <section aria-label={t('overlay')}>
      <div className={css.layer} data-editor-layer="">
        <QuietWhileTyping>
          <Frames />
          <CollectionAdds />
        </QuietWhileTyping>
        <ButtonWarnings />
        <RoomNote />
        <TranslationNote />
        <RemovalNotes />
      </div>
      <div ref={setContainer} />
      <Suspense fallback={null}>
        <RowPaste />
        <LogoName />
      </Suspense>
      {menu && (
        <ShownPart part={elementMenu} onClose={closeMenu} props={{ opened: menu, container, onClose: closeMenu }} />
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
  const isQuiet = useOverlay((overlay) => overlay.isQuiet)
  return (
    <div className={css.frames} data-quiet={isQuiet || undefined} inert={isQuiet}>
      {children}
    </div>
  )
}

/** The frames of what is pointed at and of what is selected, and the plus buttons of the block they are in. */
function Frames() {
  const { document: page } = useEditor()
  const hovered = useOverlay((overlay) => overlay.hovered)
  const selected = known(
    page,
    useOverlay((overlay) => overlay.selected),
  )
  const atHand = known(page, hovered) ?? selected
  const frames = new Set([atHand?.groupId, selected?.groupId].filter((id) => id !== undefined))
  const blockId = atHand && blockOf(page, atHand.groupId)
  return (
    <>
      {hovered?.field && <FieldFrame element={hovered} isSelected={false} />}
      {selected?.field && <FieldFrame element={selected} isSelected />}
      {selected?.field && <FieldTools element={selected} />}
      {[...frames].map((groupId) => (
        <GroupFrame key={groupId} groupId={groupId} />
      ))}
      {/* Beside the plus buttons, which are told apart by the same id. */}
      {selected && <BlockBar key={`bar-${selected.groupId}`} groupId={selected.groupId} />}
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
