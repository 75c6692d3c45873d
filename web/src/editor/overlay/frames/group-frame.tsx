'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { type RefObject, useRef } from 'react'
import { useEditor, useGroup, useOverlay } from '../../context/editor-context.tsx'
import { isBehindBar } from '../../floating/bar-room.ts'
import { cover, useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { shownStandingOf } from '../../model/standing/standing.ts'
import css from '../overlay.module.css'
import { findElement } from '../page-element.ts'
import { QuickAdds } from './quick-adds.tsx'
import { RemoveButton } from './remove-button.tsx'
import { StatusMark } from './status-mark.tsx'

/** The frame around the block or card at hand: 1 px with its name and status when it is pointed at, 2 px when it is selected and has its bar. */
export function GroupFrame({ groupId }: { groupId: string }) {
  const isSelected = useOverlay(({ selected }) => selected?.groupId === groupId && selected.field === null)
  const isAtWork = useOverlay(({ selected }) => selected?.groupId === groupId)
  const frame: RefObject<HTMLDivElement | null> = useRef(null)
  useTracked(frame, () => findElement({ groupId, field: null }), placeFrame)
  return (
    <div ref={frame} className={css.frame} data-selected={isSelected || undefined}>
      {!isAtWork && <Label groupId={groupId} />}
    </div>
  )
}

/** A press on the name selects, also where fields fill all of the block. */
function Label({ groupId }: { groupId: string }) {
  const { overlay } = useEditor()
  const { language } = useWords()
  const entry = findGroup(useGroup(groupId, (group) => group.name))
  const standing = useGroup(groupId, shownStandingOf)
  if (!entry) return null
  const label = labelIn(entry.group.label, language)
  return (
    <div className={css.label}>
      <button
        type="button"
        className={css.labelName}
        onClick={() => overlay.send({ type: 'select', element: { groupId, field: null } })}
      >
        <span className={css.name}>{label}</span>
        <StatusMark standing={standing} />
      </button>
      <QuickAdds groupId={groupId} />
      {entry.group.hasRemoveButton && <RemoveButton groupId={groupId} label={label} />}
    </div>
  )
}

/** The label sits above the frame; where there is no room it moves inside, and stays in view as long as the block is, but not behind the editor's bar. */
function placeFrame(own: HTMLElement, rect: DOMRect): void {
  cover(own, rect)
  // What the page's header covers is no room: it stays on top.
  const top = Math.max(0, document.getElementById('site-header')?.getBoundingClientRect().bottom ?? 0)
  const isAbove = rect.top >= Math.max(26, top)
  const offset = isAbove ? -26 : Math.min(Math.max(0, top - rect.top), Math.max(0, rect.height - 30))
  own.style.setProperty('--label-top', `${Math.round(offset)}px`)
  const [label] = own.getElementsByClassName(css.label ?? '')
  own.toggleAttribute('data-behind', label !== undefined && isBehindBar(label, rect.top + offset + 26))
}
