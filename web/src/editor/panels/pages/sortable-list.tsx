'use client'
import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { overOwnList } from './lists/over-own-list.ts'
import { usePagesWords } from './messages/use-pages-words.ts'
import styles from './pages-panel.module.css'

interface SortableListProps {
  items: readonly { readonly id: string; readonly name: string }[]
  onMove: (from: number, to: number) => void
  /** Draws an item; `grip` is for dragging, `steps` are the buttons that do the same. */
  children: (id: string, tools: { grip: ReactNode; steps: ReactNode }) => ReactNode
}

/** A click is no drag until the pointer has moved this far. Source: spec/editor.md §9. */
const activation = { activationConstraint: { distance: 3 } }
/** Dragging is for the pointer only; the buttons beside it speak for themselves. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** A list whose order people change: by dragging, or with up and down. What is let go outside of it stays where it was. */
export function SortableList({ items, onMove, children }: SortableListProps) {
  const sensors = useSensors(useSensor(PointerSensor, activation))
  const ids = items.map((item) => item.id)

  function onDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from !== -1 && to !== -1 && from !== to) onMove(from, to)
  }
  return (
    <DndContext sensors={sensors} collisionDetection={overOwnList} accessibility={silent} onDragEnd={onDragEnd}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles.list}>
          {items.map((item, index) => (
            <SortableItem key={item.id} item={item} index={index} count={items.length} onMove={onMove}>
              {children}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface SortableItemProps extends Omit<SortableListProps, 'items'> {
  item: SortableListProps['items'][number]
  index: number
  count: number
}

function SortableItem({ item, index, count, onMove, children }: SortableItemProps) {
  const t = usePagesWords()
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging, over } = useSortable({
    id: item.id,
  })
  const isRefused = isDragging && !over
  useEffect(() => {
    if (!isRefused) return
    const { style } = document.documentElement
    style.setProperty('cursor', 'not-allowed', 'important')
    return () => void style.removeProperty('cursor')
  }, [isRefused])
  const grip = (
    <span ref={setActivatorNodeRef} {...listeners} className={styles.grip} aria-hidden="true">
      <GripVertical size={15} />
    </span>
  )
  const steps = (
    <>
      <IconButton
        small
        label={t('moveUp', { name: item.name })}
        tip="none"
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <ArrowUp size={15} />
      </IconButton>
      <IconButton
        small
        label={t('moveDown', { name: item.name })}
        tip="none"
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <ArrowDown size={15} />
      </IconButton>
    </>
  )
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging}
      data-refused={isRefused || undefined}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      {children(item.id, { grip, steps })}
    </li>
  )
}
