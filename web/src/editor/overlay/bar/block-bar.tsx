'use client'
import { ArrowDown, ArrowUp, Copy, CornerLeftUp, EllipsisVertical, SlidersHorizontal } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import surface from '../../../ui/surface.module.css'
import { canMove, moveGroup } from '../../commands/move-group.ts'
import { useEditor, useGroup } from '../../context/editor-context.tsx'
import { poke } from '../../floating/tracker.ts'
import { useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { hasRoomFor } from '../../model/room/room-for.ts'
import { shownStandingOf } from '../../model/standing/standing.ts'
import { copyGroup } from '../../shell/insert-group.ts'
import { blockName } from '../../words/block-name.ts'
import { EmptyFields } from '../frames/empty-fields.tsx'
import { QuickAdds } from '../frames/quick-adds.tsx'
import { RemoveButton } from '../frames/remove-button.tsx'
import { StatusMark } from '../frames/status-mark.tsx'
import { findElement } from '../page-element.ts'
import { BarButton } from './bar-button.tsx'
import css from './block-bar.module.css'
import { Grip } from './grip.tsx'
import { keepInPlace } from './keep-in-place.ts'
import { moveAlong } from './move-along.ts'
import { placeBar } from './place-bar.ts'
import { seenPage, writtenWords } from './seen-page.ts'
import { firstTabbable } from './tabbable.ts'
import { useBarKeys } from './use-bar-keys.ts'
import { useRemoval } from './use-removal.ts'
import { siblingsInSlot, useSiblings } from './use-siblings.ts'

/**
 * Bar of the chosen block or card: its name, and its most frequent actions. The bar lies beside the block and over none of the
 * words that are being written.
 */
export function BlockBar({ groupId }: { groupId: string }) {
  const session = useEditor()
  const { engine: t, language } = useWords()
  const { overlay, document: page } = session
  const ref = useRef<HTMLDivElement>(null)
  const standing = useGroup(groupId, shownStandingOf)
  const hold = useHold()
  useBarKeys(session, groupId, ref)
  useTracked(
    ref,
    () => findElement({ groupId, field: null }),
    (own, rect) => {
      const { isQuiet, selected } = overlay.getState()
      // While somebody types it is away, and to measure it would cost each key a layout.
      if (!isQuiet && !hold.isHeld()) place(own, rect, writtenWords(selected))
    },
  )
  const entry = findGroup(useGroup(groupId, ({ name }) => name))
  if (!entry) return null
  const label = blockName(page, { id: groupId }, language)
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={t('bar.label', { name: label })}
      className={css.bar}
      data-block-bar={groupId}
      onPointerDown={hold.begin}
      onKeyDown={(event) => moveAlong(event, () => firstTabbable(findElement({ groupId, field: null }))?.focus())}
    >
      <div className={css.row}>
        <span className={css.title}>
          <ParentButton groupId={groupId} />
          <span className={css.name}>{label}</span>
          <StatusMark standing={standing} />
        </span>
        <span className={css.tools}>
          <Tools groupId={groupId} label={label} />
        </span>
      </div>
      <EmptyFields groupId={groupId} />
    </div>
  )
}

/** Puts the bar beside its block, and takes it away with one that is out of sight. */
function place(own: HTMLElement, block: DOMRect, words: ReturnType<typeof writtenWords>): void {
  const view = seenPage()
  own.hidden = (block.bottom <= view.top || block.top >= view.bottom) && !own.contains(document.activeElement)
  if (own.hidden) return
  own.style.maxWidth = `${Math.round(view.right - view.left)}px`
  const { x, y } = placeBar({ block, bar: { width: own.offsetWidth, height: own.offsetHeight }, view, words })
  own.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}

/** While a button is pressed or dragged the bar stays where it is: what moves from under the pointer is missed. */
function useHold() {
  const held = useRef(false)
  const [hold] = useState(() => ({
    isHeld: () => held.current,
    begin: () => {
      held.current = true
    },
  }))
  useEffect(() => {
    const end = () => {
      if (!held.current) return
      // What the press does comes after it.
      setTimeout(() => {
        held.current = false
        poke()
      })
    }
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [])
  return hold
}

function Tools({ groupId, label }: { groupId: string; label: string }) {
  const session = useEditor()
  const { engine: t } = useWords()
  const { overlay, document: page } = session
  const group = useGroup(groupId, (state) => state)
  const entry = findGroup(group.name)
  const element = { groupId, field: null }
  function openMenu({ currentTarget, detail }: MouseEvent<HTMLElement>) {
    const { left, bottom } = currentTarget.getBoundingClientRect()
    const menu = { element, at: { x: left, y: bottom }, isByKey: detail === 0, anchor: null, isOfBar: true }
    overlay.send({ type: 'menu', menu })
  }
  return (
    <>
      <Steps groupId={groupId} label={label} />
      <Grip groupId={groupId} label={label} />
      <BarButton
        label={t('menu.options')}
        icon={SlidersHorizontal}
        onPress={() => overlay.send({ type: 'options', element })}
      />
      <span className={css.adds}>
        <QuickAdds groupId={groupId} />
      </span>
      <BarButton
        label={t('menu.duplicate')}
        icon={Copy}
        isDisabled={!hasRoomFor(page, group.name, group.parentId)}
        onPress={() => copyGroup(session, groupId)}
      />
      {entry?.group.hasRemoveButton ? (
        <RemoveButton groupId={groupId} label={label} />
      ) : (
        <Remove groupId={groupId} label={label} />
      )}
      <BarButton label={t('menu.open', { name: label })} icon={EllipsisVertical} hasMenu onPress={openMenu} />
    </>
  )
}

/** Buttons that move the block up and down, and say its new place. */
function Steps({ groupId, label }: { groupId: string; label: string }) {
  const session = useEditor()
  const { engine: t } = useWords()
  const [said, setSaid] = useState('')
  const { document: page } = session
  // Whether it can go on is asked anew as the others move.
  useSiblings(groupId)
  const move = (to: 'up' | 'down') => {
    keepInPlace(groupId, () => session.run(moveGroup, { groupId, to }))
    const others = siblingsInSlot(page, groupId)
    setSaid(t('bar.at', { name: label, place: others.indexOf(groupId) + 1, count: others.length }))
  }
  return (
    <>
      <BarButton
        label={t('menu.up')}
        icon={ArrowUp}
        isDisabled={!canMove(page, groupId, 'up')}
        onPress={() => move('up')}
      />
      <BarButton
        label={t('menu.down')}
        icon={ArrowDown}
        isDisabled={!canMove(page, groupId, 'down')}
        onPress={() => move('down')}
      />
      <span className={surface.hidden} role="status">
        {said}
      </span>
    </>
  )
}

function Remove({ groupId, label }: { groupId: string; label: string }) {
  const { engine: t } = useWords()
  const { icon, word, isRemoving, isDisabled, act } = useRemoval(groupId, label)
  return (
    <BarButton
      label={isRemoving ? t('remove.at', { name: label }) : word}
      icon={icon}
      isDisabled={isDisabled}
      isDanger={isRemoving}
      onPress={({ detail }) => {
        // The second click of a double click meets what has come in its place.
        if (detail < 2) act()
      }}
    />
  )
}

/** Button that leads from a card to the block that it stands in. */
function ParentButton({ groupId }: { groupId: string }) {
  const { overlay, document: page } = useEditor()
  const { engine: t, language } = useWords()
  const parentId = useGroup(groupId, (group) => group.parentId)
  if (!parentId) return null
  const name = blockName(page, { id: parentId }, language)
  return (
    <BarButton
      label={t('bar.parent', { name })}
      icon={CornerLeftUp}
      onPress={() => overlay.send({ type: 'select', element: { groupId: parentId, field: null } })}
    />
  )
}
