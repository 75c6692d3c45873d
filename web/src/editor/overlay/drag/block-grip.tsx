'use client'
import { DragOverlay, useDndContext, useDraggable, useDroppable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { moveGroup } from '../../commands/move-group.ts'
import { useEditor, useGroup } from '../../context/editor-context.tsx'
import { useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import { useSortingWords } from '../../shell/sorting/messages/use-sorting-words.ts'
import type { Place } from '../../shell/sorting/place.ts'
import { SortingArea } from '../../shell/sorting/sorting-area.tsx'
import { blockName } from '../../words/block-name.ts'
import { useSiblings } from '../bar/use-siblings.ts'
import { findElement } from '../page-element.ts'
import css from './block-grip.module.css'
import { gapAt, isAcross, placeOfGap } from './gap-at.ts'

const boxOf = (groupId: string) => findElement({ groupId, field: null })?.getBoundingClientRect() ?? new DOMRect()

/** Block that gives up its place to the one that is dragged, for a point in the window; null where the dragged block cannot go. */
function overAt(ids: readonly string[], active: string, at: { x: number; y: number }): string | null {
  // Panels and bars lie over the page: under them one does not see where it would go.
  if (document.elementFromPoint(at.x, at.y)?.closest('[data-editor-surface]')) return null
  const gap = gapAt(ids.map(boxOf), at)
  return gap === null ? null : (ids[placeOfGap(ids.indexOf(active), gap)] ?? null)
}

const list = 'siblings'

interface BlockGripProps {
  readonly groupId: string
  /** The button that stood in its place until its code had come had the focus. */
  readonly hasFocus: boolean
}

/** Handle by which a block or card is dragged among its siblings, by pointer or by key. Dragging moves it as the bar's arrows do. */
export function BlockGrip({ groupId, hasFocus }: BlockGripProps) {
  const session = useEditor()
  const { engine: t, language } = useWords()
  const { document: page } = session
  const ids = useSiblings(groupId)
  const parentId = useGroup(groupId, (group) => group.parentId)
  const label = parentId ? blockName(page, { id: parentId }, language) : t('bar.page')
  const items = ids.map((id) => ({ id, name: blockName(page, { id }, language) }))
  // To be dropped on they are measured; until somebody comes near the grip that is not needed.
  const [isNear, setNear] = useState(hasFocus)
  const near = () => setNear(true)

  function move(id: string, { index }: Place) {
    const before = ids.filter((other) => other !== id)[index - 1]
    session.run(moveGroup, { groupId: id, to: before ? { after: before } : 'start' })
    requestAnimationFrame(() => findElement({ groupId: id, field: null })?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <SortingArea
      lists={[{ id: list, label, items }]}
      canMove={() => ids.length > 1}
      over={(active, at) => overAt(ids, active, at)}
      onMove={move}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what reaches the button in it */}
      <span className={css.grip} onPointerEnter={near} onPointerDown={near} onFocus={near}>
        <Grip groupId={groupId} name={blockName(page, { id: groupId }, language)} hasFocus={hasFocus} />
      </span>
      {isNear && ids.map((id) => <Target key={id} groupId={id} />)}
      <WhileDragged ids={ids} name={blockName(page, { id: groupId }, language)} />
    </SortingArea>
  )
}

function Grip({ groupId, name, hasFocus }: BlockGripProps & { name: string }) {
  const t = useSortingWords()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners } = useDraggable({
    id: groupId,
    data: { list },
    attributes: { roleDescription: t('movable') },
  })
  const own = useRef<HTMLButtonElement | null>(null)
  useEffect(() => {
    if (hasFocus) own.current?.focus()
  }, [hasFocus])
  return (
    <button
      ref={(button) => {
        own.current = button
        setNodeRef(button)
        setActivatorNodeRef(button)
      }}
      {...attributes}
      {...listeners}
      type="button"
      aria-label={t('move', { name })}
      title={t('move', { name })}
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  )
}

/** Makes a block of the page known to the area. Draws nothing. */
function Target({ groupId }: { groupId: string }) {
  const { setNodeRef } = useDroppable({ id: groupId, data: { list } })
  useLayoutEffect(() => setNodeRef(findElement({ groupId, field: null })))
  return null
}

/** The line that shows where it goes, and its name at the pointer. */
function WhileDragged({ ids, name }: { ids: readonly string[]; name: string }) {
  const { active, over, activatorEvent } = useDndContext()
  const line = useRef<HTMLDivElement>(null)
  const from = ids.indexOf(String(active?.id))
  const to = over ? ids.indexOf(String(over.id)) : -1
  const target = from === -1 || to === -1 || from === to ? null : (ids[to] ?? null)
  const isByKey = activatorEvent instanceof KeyboardEvent
  const isRefused = active !== null && !over
  useTracked(
    line,
    () => (target ? findElement({ groupId: target, field: null }) : null),
    (own, rect) => {
      const isUpright = isAcross(ids.map(boxOf), to)
      own.toggleAttribute('data-upright', isUpright)
      const x = isUpright && to > from ? rect.right : rect.left
      const y = !isUpright && to > from ? rect.bottom : rect.top
      own.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
      own.style.width = isUpright ? '' : `${Math.round(rect.width)}px`
      own.style.height = isUpright ? `${Math.round(rect.height)}px` : ''
    },
  )
  useEffect(() => {
    if (target && isByKey) findElement({ groupId: target, field: null })?.scrollIntoView({ block: 'nearest' })
  }, [target, isByKey])
  const isActive = active !== null
  useEffect(() => {
    if (!isActive) return
    const { style, dataset } = document.documentElement
    dataset.dragging = ''
    style.setProperty('cursor', isRefused ? 'not-allowed' : 'grabbing', 'important')
    return () => {
      delete dataset.dragging
      style.removeProperty('cursor')
    }
  }, [isActive, isRefused])
  const layer = document.querySelector('[data-editor-layer]') ?? document.body
  return createPortal(
    <>
      <div ref={line} className={css.line} data-drop-line="" hidden />
      <DragOverlay dropAnimation={null} className={css.carrier}>
        {active && !isByKey && (
          <span className={css.carried} data-refused={isRefused || undefined}>
            {name}
          </span>
        )}
      </DragOverlay>
    </>,
    layer,
  )
}
