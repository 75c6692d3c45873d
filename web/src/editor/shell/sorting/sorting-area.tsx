'use client'
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { codesOf, isPressed } from '../keys/shortcuts.ts'
import { useSortingWords } from './messages/use-sorting-words.ts'
import { overLists } from './over-lists.ts'
import { type CanMove, listWith, nextStop, type Place, placeOver, type SortedGroup } from './place.ts'

interface SortingAreaProps {
  readonly lists: readonly SortedGroup[]
  readonly canMove: CanMove
  readonly onMove: (id: string, to: Place) => void
  /**
   * Over what something is that is dragged to a point of the window, where that is no row of a list: it takes the place of that;
   * null: it cannot go there.
   */
  readonly over?: (active: string, at: { readonly x: number; readonly y: number }) => string | null
  readonly children: ReactNode
}

type Sorting = Omit<SortingAreaProps, 'children' | 'over'>

const SortingContext = createContext<Sorting | null>(null)

/** The lists of the area around, and how something moves in them. */
export function useSorting(): Sorting {
  const sorting = useContext(SortingContext)
  if (!sorting) throw new Error('A sorted list needs a SortingArea around it')
  return sorting
}

/** A click is no drag until the pointer has moved this far. Source: spec/editor.md §9. */
const activation = { activationConstraint: { distance: 3 } }

/**
 * Lists between which things move: by dragging, by key (space takes up and puts down, arrows go from place to place, Escape leaves
 * all as it was) with every step said, and with the buttons of each list. A thing that may not go somewhere stays where it was.
 */
export function SortingArea({ lists, canMove, onMove, over, children }: SortingAreaProps) {
  const t = useSortingWords()
  const keyTarget = useRef<string | null>(null)
  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, currentCoordinates, context }) => {
    const step = steps[event.code]
    if (step === undefined) return
    event.preventDefault()
    const at = keyTarget.current ?? String(active)
    const next = nextStop(lists, canMove, { active: String(active), at, step })
    const rect = next === null ? undefined : context.droppableRects.get(next)
    if (next === null || (!rect && !over)) return
    keyTarget.current = next
    // On a page the things stay where they are: it is enough that something has moved.
    if (over) return { x: currentCoordinates.x, y: currentCoordinates.y + step }
    return rect && { x: rect.left, y: rect.top }
  }
  const sensors = useSensors(
    useSensor(PointerSensor, activation),
    useSensor(KeyboardSensor, { coordinateGetter, keyboardCodes }),
  )
  const [isOnItsWay, setOnItsWay] = useState(false)
  useEscapeOf(isOnItsWay)
  const begin = () => {
    keyTarget.current = null
    setOnItsWay(true)
  }
  const end = () => {
    keyTarget.current = null
    setOnItsWay(false)
  }
  const collisionDetection: CollisionDetection = (args) => {
    const { active, pointerCoordinates: at } = args
    if (!over || !at) return overLists(canMove, () => keyTarget.current)(args)
    const id = over(String(active.id), at)
    return id === null ? [] : [{ id }]
  }

  function onDragEnd({ active, over: target }: DragEndEvent) {
    end()
    const place = placeOver(lists, canMove, { active: String(active.id), over: target && String(target.id) })
    if (place) onMove(String(active.id), place)
  }
  const said = announcements({ lists, canMove }, t)
  const sorting = useMemo(() => ({ lists, canMove, onMove }), [lists, canMove, onMove])
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={{ announcements: said, screenReaderInstructions: { draggable: t('instructions') } }}
      onDragStart={begin}
      onDragCancel={end}
      onDragEnd={onDragEnd}
    >
      <SortingContext value={sorting}>{children}</SortingContext>
    </DndContext>
  )
}

/** Keys for dragging; Tab, too, puts down what is held. */
const keyboardCodes = { start: codesOf('take'), cancel: codesOf('stay'), end: [...codesOf('take'), 'Tab'] }

/** Cards may stand beside each other: there left and right mean the same. */
const steps: Readonly<Record<string, 1 | -1>> = Object.fromEntries([
  ...codesOf('on').map((code) => [code, 1] as const),
  ...codesOf('back').map((code) => [code, -1] as const),
])

/** Escape leaves alone what moves, and closes nothing else. */
function useEscapeOf(isOnItsWay: boolean): void {
  useEffect(() => {
    if (!isOnItsWay) return
    const onKey = (event: KeyboardEvent) => {
      if (isPressed(event, 'stay')) event.preventDefault()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [isOnItsWay])
}

/** Sentences that are said while something moves. */
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
