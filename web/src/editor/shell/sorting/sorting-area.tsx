'use client'
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react'
import { useSortingWords } from './messages/use-sorting-words.ts'
import { overLists } from './over-lists.ts'
import { type CanMove, listWith, nextStop, type Place, placeOver, type SortedGroup } from './place.ts'

interface SortingAreaProps {
  readonly lists: readonly SortedGroup[]
  readonly canMove: CanMove
  readonly onMove: (id: string, to: Place) => void
  readonly children: ReactNode
}

const SortingContext = createContext<Omit<SortingAreaProps, 'children'> | null>(null)

/** The lists of the area around, and how something moves in them. */
export function useSorting(): Omit<SortingAreaProps, 'children'> {
  const sorting = useContext(SortingContext)
  if (!sorting) throw new Error('A sorted list needs a SortingArea around it')
  return sorting
}

/** A click is no drag until the pointer has moved this far. Source: spec/editor.md §9. */
const activation = { activationConstraint: { distance: 3 } }

/**
 * Lists between which things move: by dragging, by key (space takes up and puts down, arrows go from place to place, Escape
 * leaves all as it was) with every step said, and with the buttons of each list. What may not go somewhere stays where it was.
 */
export function SortingArea({ lists, canMove, onMove, children }: SortingAreaProps) {
  const t = useSortingWords()
  const keyTarget = useRef<string | null>(null)
  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, context: { droppableRects } }) => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : null
    if (step === null) return
    event.preventDefault()
    const at = keyTarget.current ?? String(active)
    const next = nextStop(lists, canMove, { active: String(active), at, step })
    const rect = next === null ? undefined : droppableRects.get(next)
    if (next === null || !rect) return
    keyTarget.current = next
    return { x: rect.left, y: rect.top }
  }
  const sensors = useSensors(useSensor(PointerSensor, activation), useSensor(KeyboardSensor, { coordinateGetter }))
  const forget = () => {
    keyTarget.current = null
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    forget()
    const place = placeOver(lists, canMove, { active: String(active.id), over: over && String(over.id) })
    if (place) onMove(String(active.id), place)
  }
  const said = announcements({ lists, canMove }, t)
  const sorting = useMemo(() => ({ lists, canMove, onMove }), [lists, canMove, onMove])
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={overLists(canMove, () => keyTarget.current)}
      accessibility={{ announcements: said, screenReaderInstructions: { draggable: t('instructions') } }}
      onDragStart={forget}
      onDragCancel={forget}
      onDragEnd={onDragEnd}
    >
      <SortingContext value={sorting}>{children}</SortingContext>
    </DndContext>
  )
}

/** What is said while something moves. */
function announcements(
  { lists, canMove }: Pick<SortingAreaProps, 'lists' | 'canMove'>,
  t: ReturnType<typeof useSortingWords>,
): Announcements {
  const nameOf = (id: string) => listWith(lists, id)?.items.find((item) => item.id === id)?.name ?? ''
  function placeOf(active: string, over: string | null) {
    const own = listWith(lists, active)
    const there = placeOver(lists, canMove, { active, over })
    const list = there ? lists.find(({ id }) => id === there.list) : own
    const index = there ? there.index : (own?.items.findIndex(({ id }) => id === active) ?? 0)
    const count = (list?.items.length ?? 0) + (list === own ? 0 : 1)
    return { name: nameOf(active), place: index + 1, count, list: list?.label ?? '' }
  }
  return {
    onDragStart: ({ active }) => t('taken', placeOf(String(active.id), null)),
    onDragOver: ({ active, over }) => {
      if (!over) return t('nowhere', { name: nameOf(String(active.id)) })
      // It is over itself as soon as it is taken.
      return t(over.id === active.id ? 'taken' : 'over', placeOf(String(active.id), String(over.id)))
    },
    onDragEnd: ({ active, over }) => t('put', placeOf(String(active.id), over && String(over.id))),
    onDragCancel: ({ active }) => t('cancelled', placeOf(String(active.id), null)),
  }
}
