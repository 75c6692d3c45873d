'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useMemo } from 'react'
import { useBackLayer } from '../../../ui/back/use-back-layer.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import surface from '../../../ui/surface.module.css'
import text from '../../../ui/text.module.css'
import { useWindowSize } from '../../../ui/use-window-size.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { barRoom } from '../../floating/bar-room.ts'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import type { ElementRef } from '../../session/overlay/overlay-state.ts'
import { findElement, giveFocusBack } from '../page-element.ts'
import { sideOf } from '../side-of.ts'
import { OptionControls } from './option-controls.tsx'
import css from './option-popup.module.css'
import { SavedMark } from './saved-mark.tsx'

interface OptionPopupProps {
  readonly element: ElementRef
  /** Where the popup is put: inside the overlay's landmark. */
  readonly container: HTMLElement | null
  readonly onClose: () => void
}

/** The options of a block, card or field, beside it and never over it where there is room: the effect shows while choosing. */
export function OptionPopup({ element, container, onClose }: OptionPopupProps) {
  const session = useEditor()
  useBackLayer(true, onClose)
  const { engine: t, language } = useWords()
  const room = useWindowSize()
  const { anchor, side, align } = useMemo(() => sideOf(() => findElement(element), room), [element, room])
  const virtual = useMemo(() => ({ current: { getBoundingClientRect: anchor } }), [anchor])
  const group = session.document.groups.get(element.groupId)?.getState()
  const entry = group && findGroup(group.name)
  if (!entry) return null
  const owner = element.field === null ? entry.group : entry.group.fields[element.field]
  if (!owner) return null
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal container={container}>
        <Popover.Content
          className={`${surface.surface} ${css.popup}`}
          data-editor-surface=""
          aria-label={t('options.title', { name: labelIn(owner.label, language) })}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={{ top: 16, right: 16, bottom: barRoom, left: 16 }}
          // The menu that opened the popup gives the focus back to the page; only a click there closes.
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            // The media library and other surfaces that the popup opens belong to it.
            if (event.target instanceof Element && event.target.closest('[data-editor-surface]')) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveFocusBack(element)
          }}
        >
          <div className={css.head}>
            <h2 className={text.title}>{labelIn(owner.label, language)}</h2>
            <SavedMark />
            <IconButton label={t('options.close')} small tip="none" onClick={onClose}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          </div>
          <OptionControls element={element} group={entry.group} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
