import { type CollisionDetection, closestCenter } from '@dnd-kit/core'
import type { CanMove } from './place.ts'

/** A hand that drags down a list does not go straight, in px. */
const leeway = 16

type Args = Parameters<CollisionDetection>[0]
type Droppable = Args['droppableContainers'][number]

/**
 * The nearest place of the list over which the pointer is, if what is dragged may go there: elsewhere there is nothing to drop on.
 * `keyTarget` is where somebody has moved it by key.
 */
export function overLists(canMove: CanMove, keyTarget: () => string | null): CollisionDetection {
  return (args) => {
    const { active, pointerCoordinates: at, droppableContainers } = args
    if (!at) return [{ id: keyTarget() ?? active.id }]
    const near = [...new Set(droppableContainers.map(listOf))]
      .filter((list) => canMove(String(active.id), list))
      .map((list) => droppableContainers.filter((place) => listOf(place) === list))
      .map((places) => ({ places, distance: distanceTo(args, places) }))
      .filter(({ distance }) => distance <= leeway)
      .toSorted((a, b) => a.distance - b.distance)
    return near[0] ? closestCenter({ ...args, droppableContainers: near[0].places }) : []
  }
}

function listOf({ data }: Droppable): string {
  return String(data.current?.list ?? '')
}

/** How far the pointer is from all that a list takes up: 0 within it. */
function distanceTo({ droppableRects, pointerCoordinates: at }: Args, places: readonly Droppable[]): number {
  const rects = places.flatMap(({ id }) => droppableRects.get(id) ?? [])
  if (!at || rects.length === 0) return Number.POSITIVE_INFINITY
  const beside = Math.max(
    Math.min(...rects.map(({ left }) => left)) - at.x,
    at.x - Math.max(...rects.map(({ right }) => right)),
  )
  const above = Math.max(
    Math.min(...rects.map(({ top }) => top)) - at.y,
    at.y - Math.max(...rects.map(({ bottom }) => bottom)),
  )
  return Math.max(0, beside, above)
}
