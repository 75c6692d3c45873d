'use client'
import { useDroppable } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useSortingWords } from './messages/use-sorting-words.ts'
import { tailOf } from './place.ts'
import css from './sorting.module.css'
import { useSorting } from './sorting-area.tsx'

/** Tools that move an item: `grip` by dragging and by key, `steps` are the buttons that do the same. */
export interface SortingTools {
  readonly grip: ReactNode
  readonly steps: ReactNode
}

interface SortedListProps {
  /** Id of a list of the area. */
  readonly list: string
  readonly label?: string
  readonly children: (id: string, tools: SortingTools) => ReactNode
}

/** List of a sorting area. */
export function SortedList({ list, label, children }: SortedListProps) {
  const items = useSorting().lists.find(({ id }) => id === list)?.items ?? []
  const ids = items.map(({ id }) => id)
  return (
    <SortableContext id={list} items={ids} strategy={verticalListSortingStrategy}>
      <ul className={css.list} aria-label={label}>
        {items.map((item, index) => (
          <SortedItem key={item.id} item={item} index={index} list={list} count={items.length}>
            {children}
          </SortedItem>
        ))}
      </ul>
      <Tail list={list} />
    </SortableContext>
  )
}

/** The end of a list, on which something from another one may be dropped. */
function Tail({ list }: { list: string }) {
  const { canMove } = useSorting()
  const { setNodeRef, isOver, active } = useDroppable({ id: tailOf(list), data: { list } })
  const isForeign = active !== null && active.data.current?.list !== list
  const isOffered = isForeign && canMove(String(active.id), list)
  return (
    <div
      ref={setNodeRef}
      className={css.tail}
      data-offered={isOffered || undefined}
      data-over={(isOver && isOffered) || undefined}
    />
  )
}

interface SortedItemProps {
  readonly item: { readonly id: string; readonly name: string }
  readonly index: number
  readonly count: number
  readonly list: string
  readonly children: SortedListProps['children']
}

function SortedItem({ item, index, count, list, children }: SortedItemProps) {
  const t = useSortingWords()
  const { canMove, onMove } = useSorting()
  const canSort = canMove(item.id, list)
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
    isOver,
    over,
    active,
  } = useSortable({ id: item.id, data: { list }, attributes: { roleDescription: t('movable') } })
  const isTarget = isOver && active !== null && active.data.current?.list !== list
  const isRefused = isDragging && !over
  useEffect(() => {
    if (!isRefused) return
    const { style } = document.documentElement
    style.setProperty('cursor', 'not-allowed', 'important')
    return () => void style.removeProperty('cursor')
  }, [isRefused])
  const grip = (
    <button
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      type="button"
      className={css.grip}
      aria-label={t('move', { name: item.name })}
    >
      <GripVertical size={15} aria-hidden="true" />
    </button>
  )
  const step = (to: number, label: string, icon: ReactNode) => (
    <IconButton
      small
      label={label}
      tip="none"
      disabled={to < 0 || to >= count}
      onClick={() => onMove(item.id, { list, index: to })}
    >
      {icon}
    </IconButton>
  )
  const steps = canSort && (
    <>
      {step(index - 1, t('moveUp', { name: item.name }), <ArrowUp size={15} />)}
      {step(index + 1, t('moveDown', { name: item.name }), <ArrowDown size={15} />)}
    </>
  )
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging}
      data-refused={isRefused || undefined}
      data-target={isTarget || undefined}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      {children(item.id, { grip, steps })}
    </li>
  )
}
